import { Injectable } from '@nestjs/common';
import { CatalogueSearch } from '../../products/catalog/catalogue-search.service';
import { CatalogueService } from '../../products/catalog/catalogue.service';
import type { ProductDto } from '../../products/dto/product.dto';
import { useOf } from '../lexicon/other-goods';
import { footOf } from '../lexicon/size-charts';
import { asksAnything, narrows, queryOf, want, wanted, type StockQuery, type Wanted } from '../stock-query';
import { criteriaOf, awayIn, contraryIn } from './criteria';
import { Finder, joined } from './finder';
import { reportOn } from './report';
import {
  asksSize,
  factsIn,
  factsOf,
  inStock,
  type Item,
  type Statement,
  type StockFact,
} from './stock-facts';
import { answerTo } from './wishes';
import { Wording } from './wording';

/** The statements of an answer and the stock facts they use. */
export interface StockAnswer {
  reply: string;
  facts: StockFact[];
}

/** Maximum shoes in a list. */
const LISTED = 4;
/** Maximum shoes that one answer describes one by one. */
const MAX_SHOWN = 4;
/** Shoes made for these uses never match the wishes below. */
const SPECIAL = new Set(
  'rain gym tennis hike dance nurse bike warm child skate turf marathon heavy health washable'.split(' '),
);
/** Excludes shoes that are worn for one sport only. */
const FOR_ONE_USE: Wanted[] = [{ value: 'football', isWanted: false }];
/** The question back when the message gives nothing to answer. */
const WHICH: Statement = { kind: 'talk', talk: 'which' };

/** Answers a query only from the current stock (rules H3, H4). */
@Injectable()
export class AnswererService {
  constructor(
    private readonly products: CatalogueService,
    private readonly search: CatalogueSearch,
  ) {}

  /** Builds statements and words them with the templates of the query's language. */
  async answer(query: StockQuery): Promise<StockAnswer> {
    const statements = await this.statementsFor(query);
    const reply = new Wording(query.language).say(statements.length > 0 ? statements : [WHICH]);
    return { reply, facts: factsIn(statements) };
  }

  private async statementsFor(query: StockQuery): Promise<Statement[]> {
    const facts = query.topics.slice(0, 2).map((topic): Statement => ({ kind: 'fact', topic }));
    switch (query.intent) {
      case 'other':
        return [query.isOtherGoods ? { kind: 'other-goods' } : { kind: 'refuse' }];
      case 'small-talk':
        return [{ kind: 'talk', talk: query.talk ?? 'greeting' }];
      case 'order':
        return this.order(query);
      case 'fact': {
        if (query.absent.length > 0) return [{ kind: 'absent', names: query.absent }, ...facts];
        const isStockToo = facts.length === 0 || wanted(query.names).length > 0 || isDetailed(query);
        const stock = isStockToo ? await this.stock(query) : [];
        // 'Sương Sớm có giao nhanh không' asks for the fact; with a colour or a size it asks for the stock
        // first.
        const isPair = asksSize(query) || wanted(query.colors).length > 0;
        return isPair ? [...stock, ...facts] : [...facts, ...stock];
      }
      case 'size-help':
        return this.sizeHelp(query);
      case 'compare':
        return wanted(query.names).length > 1
          ? this.compare(query)
          : [...(await this.stock(query)), ...facts];
      default:
        return [...(await this.stock(query)), ...facts];
    }
  }

  private async stock(query: StockQuery): Promise<Statement[]> {
    const finder = new Finder(this.products, this.search);
    const notes: Statement[] =
      query.isConverted && wanted(query.sizes).length > 0
        ? [{ kind: 'converted', sizes: wanted(query.sizes) }]
        : [];
    const contrary = contraryIn(query);
    if (contrary) return [contrary];
    const named = await finder.named(wanted(query.names), query);
    if (named.length > 0) {
      const inRange = named.filter(
        (product) => product.price <= (query.maxPrice ?? Infinity) && product.price >= (query.minPrice ?? 0),
      );
      const shown = inRange.length > 0 ? inRange : named;
      const reports = shown.slice(0, MAX_SHOWN).flatMap((product) => {
        const away = awayIn(product, query);
        return away ? [away] : reportOn(product, queryOf(query, product._id), shown.length > 2);
      });
      const absent: Statement[] = query.absent.length > 0 ? [{ kind: 'absent', names: query.absent }] : [];
      const wishes = shown.slice(0, MAX_SHOWN).flatMap((product) => wishesOf(product, query));
      const isAllAway = reports.every(({ kind }) => kind.startsWith('only-'));
      const others = isAllAway ? await this.besides(finder, shown, query) : [];
      return [...absent, ...notes, ...reports, ...wishes, ...others];
    }
    if (query.absent.length > 0)
      return [{ kind: 'absent', names: query.absent }, ...(await this.insteadOf(finder, query))];
    // 'adidas da lộn 40.5 có màu gì': the answer lists shoes with their colours.
    const isKind = [query.brands, query.types, query.materials].some((values) => wanted(values).length > 0);
    if (
      query.about &&
      !(query.about === 'sizes' && asksSize(query)) &&
      !(query.about === 'colors' && (wanted(query.colors).length > 0 || (isKind && asksSize(query))))
    ) {
      const values = await finder.range(query.about, query);
      if (values.length > 0) return [{ kind: 'range', about: query.about, values }];
    }
    if (!asksAnything(query)) return [WHICH];
    return [...notes, ...(await this.list(finder, query))];
  }

  private async list(finder: Finder, query: StockQuery): Promise<Statement[]> {
    const found = await this.listed(finder, query);
    const items = bestOnly(found, query);
    const gender: Statement[] =
      query.isGendered && wanted(query.sizes).length === 0 ? [{ kind: 'no-gender' }] : [];
    if (items.length > 0) return [{ kind: 'list', items, sort: query.sort, wishes: query.wishes }, ...gender];
    if (query.wishes.length > 0) {
      // A child's feet may fit the men's and women's sizes that the shop has.
      if (query.wishes.includes('child') && asksSize(query)) {
        const fitting = await finder.list({ ...query, wishes: [] }, LISTED);
        if (fitting.length > 0) return [{ kind: 'list', items: fitting, sort: query.sort, wishes: [] }];
      }
      const sizes = query.wishes.includes('child')
        ? await finder.range('sizes', { ...query, sizes: [], wishes: [] })
        : [];
      const others = await finder.list({ ...query, wishes: [] }, LISTED);
      const isNarrow = narrows({ ...query, wishes: [] });
      const isOther = isNarrow && (asksSize(query) || !query.wishes.some((wish) => SPECIAL.has(wish)));
      const near: Statement = isOther
        ? { kind: 'list', items: others, wishes: [] }
        : { kind: 'near', items: others };
      // No description answers these wishes, so refer to a person instead of guessing.
      const next: Statement = isNarrow ? near : { kind: 'fact', topic: 'person' };
      if (others.length > 0 && !sizes[0]) return [{ kind: 'no-wish', wishes: query.wishes }, next];
      // 'trời lạnh, boot đen 38': matching shoes exist but are sold out.
      if (isNarrow && !sizes[0]) return this.list(finder, { ...query, wishes: [] });
      const nearest = !sizes[0] || asksSize(query) ? await this.near(finder, { ...query, wishes: [] }) : [];
      return [{ kind: 'no-wish', wishes: query.wishes, smallest: sizes[0] }, ...nearest];
    }
    if (query.among) return this.list(finder, { ...query, among: undefined });
    if (query.sort === 'best-seller') return this.list(finder, { ...query, sort: undefined });
    if (query.sort === 'cheaper' || query.sort === 'dearer') {
      const reason = query.sort === 'cheaper' ? 'no-cheaper' : 'no-dearer';
      return [
        { kind: 'none', reason, criteria: criteriaOf(query) },
        ...(await this.near(finder, { ...query, minPrice: undefined, maxPrice: undefined })),
      ];
    }
    const gone = await finder.gone(query, LISTED + 1);
    const reason = gone.length > 0 ? 'gone' : 'no-match';
    const isFew = gone.length === 1 && wanted(query.colors).length <= 1 && asksSize(query);
    const only = isFew ? reportOn(gone[0]!, query, false).filter(({ kind }) => kind === 'gone') : [];
    const why: Statement[] = only.length > 0 ? only : [{ kind: 'none', reason, criteria: criteriaOf(query) }];
    return [...why, ...(await this.near(finder, query))];
  }

  /** The shoes of a list; for a question about prices, only the cheapest or dearest. */
  private async listed(finder: Finder, query: StockQuery): Promise<Item[]> {
    const isAny =
      narrows(query) && query.types.length + query.wishes.length === 0 && !query.sort && !query.among;
    if (isAny && query.intent !== 'price') {
      // Shoes for a single sport come last when the customer named no use.
      const usual = await finder.list({ ...query, types: FOR_ONE_USE }, LISTED);
      const other = usual.length < LISTED ? await finder.list(query, LISTED) : [];
      return joined(usual, other).slice(0, LISTED);
    }
    if (query.intent !== 'price' || query.sort || query.among) return finder.list(query, LISTED);
    const cheapest = await finder.list({ ...query, sort: 'cheapest' }, LISTED - 1);
    return joined(cheapest, await finder.list({ ...query, sort: 'dearest' }, 1));
  }

  /** Alternatives for the same use as a model that the shop does not have. */
  private async insteadOf(finder: Finder, query: StockQuery): Promise<Statement[]> {
    const use = query.absent.map(useOf).find((type) => type !== undefined);
    const types = query.types.length > 0 || !use ? query.types : [want(use)];
    const like: StockQuery = { ...query, absent: [], types };
    const meant = query.wishes.length > 0 ? await finder.list(like, LISTED - 1) : [];
    return meant.length > 0 ? [{ kind: 'near', items: meant }] : this.near(finder, like);
  }

  /** Alternatives of the same types as shoes that exist only in rejected variants. */
  private besides(finder: Finder, shoes: ProductDto[], query: StockQuery): Promise<Statement[]> {
    const away = shoes.map(({ _id }): Wanted => ({ value: _id, isWanted: false }));
    const types = query.types.length > 0 ? query.types : shoes.map(({ type }) => want(type));
    return this.near(finder, { ...query, types, names: [...query.names, ...away] });
  }

  /** Nearest matches, without single-sport shoes unless the customer asked for a type. */
  private async near(finder: Finder, query: StockQuery): Promise<Statement[]> {
    const types = query.types.length > 0 ? query.types : FOR_ONE_USE;
    const items = await finder.nearest(
      {
        ...query,
        types,
        names: query.names.filter(({ isWanted }) => !isWanted),
        absent: [],
        quantity: undefined,
      },
      LISTED - 1,
    );
    return items.length > 0 ? [{ kind: 'near', items }] : [];
  }

  private async order(query: StockQuery): Promise<Statement[]> {
    if (wanted(query.names).length === 0) return [{ kind: 'order', isReady: false }];
    const stock = await this.stock(query);
    const isReady = stock.some(({ kind }) => kind === 'in-stock');
    return isReady ? [...stock, { kind: 'order', isReady }] : stock;
  }

  private async sizeHelp(query: StockQuery): Promise<Statement[]> {
    const sizes = wanted(query.sizes);
    const isTold = sizes.length > 0;
    const length = sizes.length === 1 && !query.isConverted ? footOf(Number(sizes[0])) : undefined;
    const help: Statement = !isTold
      ? { kind: 'ask-foot' }
      : length
        ? { kind: 'foot', size: sizes[0]!, length }
        : { kind: 'size-help', sizes };
    const stock =
      isTold && wanted(query.names).length > 0 ? await this.stock({ ...query, isConverted: false }) : [];
    const facts = query.topics.slice(0, 1).map((topic): Statement => ({ kind: 'fact', topic }));
    return [help, ...stock, ...facts];
  }

  private async compare(query: StockQuery): Promise<Statement[]> {
    const finder = new Finder(this.products, this.search);
    const products = await finder.named(wanted(query.names), { ...query, brands: [], types: [] });
    const gone = products.filter(({ stock }) => stock === 0);
    const items = products.flatMap((product): Item[] => {
      const found = inStock(product, queryOf(query, product._id));
      const facts = found.length > 0 ? found : factsOf(product).filter(({ left }) => left > 0);
      return facts.length > 0 ? [{ product, facts, quote: answerTo(query, product) }] : [];
    });
    const [dear, cheap] = products.toSorted((a, b) => b.price - a.price);
    const prices: Statement[] = products.length === 2 ? [{ kind: 'prices', dear: dear!, cheap: cheap! }] : [];
    const meeting = products.filter((product) => answerTo(query, product) !== undefined);
    const isTold = products.length === 2 && meeting.length === 1;
    const suits: Statement[] = isTold ? [{ kind: 'suits', product: meeting[0]!, wishes: query.wishes }] : [];
    return [{ kind: 'compare', items, gone }, ...suits, ...prices];
  }
}

/** What a named shoe's description says about each wish, or that it says nothing. */
function wishesOf(product: ProductDto, query: StockQuery): Statement[] {
  const { wishes } = query;
  if (wishes.length === 0) return [];
  const quote = answerTo(query, product);
  return [quote ? { kind: 'quote', product, quote } : { kind: 'no-wish', wishes }];
}

/** True when a question about a fact describes a shoe in such detail that it also asks for the shoe. */
function isDetailed({ brands, types, materials, colors, sizes, maxPrice, topics }: StockQuery): boolean {
  const stated = [brands, types, materials, colors, sizes].filter(
    (values) => wanted(values).length > 0,
  ).length;
  const isOwn =
    topics.includes('complaint') || topics.includes('order-status') || topics.includes('exchange');
  return !isOwn && stated + (maxPrice === undefined ? 0 : 1) > 1;
}

/** Of the cheapest or dearest items, only those at exactly that price. */
function bestOnly(items: Item[], { sort }: StockQuery): Item[] {
  if (sort !== 'cheapest' && sort !== 'dearest') return items;
  const prices = items.map(({ product }) => product.price);
  const best = sort === 'cheapest' ? Math.min(...prices) : Math.max(...prices);
  return items.filter(({ product }) => product.price === best);
}
