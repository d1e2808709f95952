import type { Language } from '../../../common/language';
import { inEnglish } from '../../products/catalog/words/colors';
import facts from './shop-facts.json';
import {
  byColor,
  type Criteria,
  type RequestedSizes,
  type Item,
  type Statement,
  type StockFact,
} from './stock-facts';
import templates from './templates.json';

/** Above this number of pairs the answer says 'many' (rule H3). */
const MANY = 10;
/** Maximum sizes and colours of a shoe that a sentence names one by one. */
const SPELT_OUT = 4;
const COLORS_OF_ITEM = 3;
const MAX_COLORS = 20;

type Product = Item['product'];
type Slots = Record<string, string | number>;
/** Turns each kind of statement into template slots. */
type Said<Kind> = (statement: Extract<Statement, { kind: Kind }>) => string | string[];

/** Formats a price: 1.234.000đ. */
const money = (price: number): string => `${Math.round(price).toLocaleString('vi-VN')}đ`;
/** Capitalises a brand: 'New Balance'. */
const brandName = (brand: string): string => brand.replace(/(^|\s)\S/g, (start) => start.toUpperCase());

/** Shortens 'màu tối' to 'tối' for templates that already contain 'màu'. */
const withoutNoun = (color: string): string => color.replace(/^màu /, '');

/** Rounds a bound up to the next whole or half size. */
const upToHalf = (bound: number): number => Math.ceil(bound * 2) / 2;
const downToHalf = (bound: number): number => Math.floor(bound * 2) / 2;

const listOf = (facts: readonly StockFact[]): string => facts.map(({ size }) => size).join(', ');

/** Words statements in one language, from the templates and shop facts in the JSON files beside this file. */
export class Wording {
  constructor(private readonly language: Language) {}

  /** Joins the statements' sentences into the lines of an answer. */
  say(statements: readonly Statement[]): string {
    return statements.flatMap((one) => this.kinds[one.kind](one as never)).join('\n');
  }

  private readonly kinds: { [Kind in Statement['kind']]: Said<Kind> } = {
    'in-stock': ({ item, quantity }) => this.stocked(item, quantity),
    short: ({ item: { product, facts: own }, quantity }) =>
      this.of('short', product, { quantity, stock: this.stock(product, own) }),
    gone: ({ product, facts: own, isAll }) =>
      this.of(isAll ? 'all-gone' : 'gone', product, { sizes: this.gone(product, own) }),
    'no-color': ({ product, colors }) =>
      this.of('no-color', product, { colors: this.or('or-colors', colors), others: this.colors(product) }),
    'only-colors': ({ product }) => this.of('only-colors', product, { others: this.colors(product) }),
    'only-kind': ({ product, of }) => {
      const kind = of === 'brand' ? brandName(product.brand) : this.named(of, product[of]);
      return this.of(`only-${of}`, product, { kind });
    },
    'no-both': ({ sizes }) => {
      const [low = '', high = ''] = this.bounds(sizes, 'both');
      return this.fill('no-both', { low, high });
    },
    'no-both-price': ({ low, high }) => this.fill('no-both-price', { low: money(low), high: money(high) }),
    'near-color': ({ product, colors, facts: own }) =>
      this.of('near-color', product, {
        ...{ colors: this.or('or-colors', colors), stock: this.stock(product, own) },
      }),
    'no-size': ({ product, colors, sizes }) =>
      this.of(colors.length > 0 ? 'no-size-of-color' : 'no-size', product, {
        ...{ sizes: this.sizesText(sizes), ...this.made(product, colors) },
      }),
    'only-sizes': ({ product, colors }) =>
      this.of(colors.length > 0 ? 'only-sizes-of-color' : 'only-sizes', product, this.made(product, colors)),
    'near-same': ({ product, facts: own }) => this.fill('near-same', { stock: this.stock(product, own) }),
    list: ({ items, sort, wishes }) => {
      const title = wishes.length > 0 ? 'list-wishes' : sort ? (`list-${sort}` as const) : 'list';
      return [this.fill(title, { wishes: this.wishes(wishes) }), ...this.items(items)];
    },
    near: ({ items }) => [this.fill('near'), ...this.items(items)],
    none: ({ reason, criteria }) =>
      this.fill(`none-${reason}`, { asked: this.criteriaText(criteria), away: this.away(criteria) }),
    'no-wish': ({ wishes, smallest }) =>
      wishes.includes('child') && smallest
        ? this.fill('no-child', { smallest })
        : this.fill('no-wish', { wishes: this.wishes(wishes) }),
    quote: ({ product: { name }, quote }) => this.fill('quote', { name, quote }),
    absent: ({ names }) =>
      this.fill('absent', { names: this.or('or-colors', names) || this.fill('unnamed') }),
    compare: ({ items, gone }) => [
      this.fill('compare'),
      ...this.items(items, true),
      ...gone.map((product) => this.of('compare-gone', product)),
    ],
    prices: ({ dear, cheap }) => {
      const price = money(dear.price - cheap.price);
      return dear.price === cheap.price
        ? this.fill('same-price')
        : this.fill('dearer-by', { dear: dear.name, cheap: cheap.name, price });
    },
    suits: ({ product: { name }, wishes }) => this.fill('suits', { name, wishes: this.wishes(wishes) }),
    'size-help': ({ sizes }) => this.fill('size-help', { sizes: this.or('or-sizes', sizes) }),
    foot: ({ size, length }) => this.fill('foot', { size, length }),
    'ask-foot': () => this.fill('ask-foot'),
    converted: ({ sizes }) => this.fill('converted', { sizes: sizes.join(', ') }),
    range: ({ about, values }) => this.range(about, values),
    fact: ({ topic }) => facts[topic][this.language],
    order: ({ isReady }) => this.fill(isReady ? 'order-ready' : 'order'),
    'no-gender': () => this.fill('no-gender'),
    talk: ({ talk }) => this.fill(`talk-${talk}`),
    'other-goods': () => this.fill('other-goods'),
    refuse: () => this.fill('refuse'),
  };

  private fill(key: keyof typeof templates, slots: Slots = {}): string {
    return templates[key][this.language].replace(/\{(\w+)\}/g, (_, slot: string) => String(slots[slot]));
  }

  /** Fills a template about one shoe with its name and price. */
  private of(key: keyof typeof templates, product: Product, slots: Slots = {}): string {
    const shoe = `${product.name} (${brandName(product.brand)})`;
    return this.fill(key, { ...slots, shoe, price: money(product.price) });
  }

  private or(key: 'or-colors' | 'or-sizes', values: readonly string[]): string {
    return values.map(withoutNoun).join(this.fill(key));
  }

  /** A colour's name in the shop, with its English name if the answer is English. */
  private color(color: string): string {
    const english = this.language === 'en' ? inEnglish(color) : undefined;
    return english ? `${color} (${english})` : color;
  }

  private colors({ colors }: Product): string {
    return colors.map(({ color }) => this.color(color)).join(', ');
  }

  private pairs(quantity: number): string {
    return this.fill(quantity > MANY ? 'many' : quantity === 1 ? 'pair' : 'pairs', { quantity });
  }

  private stocked({ product, facts: own }: Item, quantity?: number): string[] {
    const [only] = own;
    if (own.length !== 1 || !only) {
      const lines = byColor(own).map(([color, some]) => `- ${this.sizes(product, color, some)}`);
      return [this.of('in-stock', product), ...lines];
    }
    const pairs = this.pairs(only.left);
    const isMany = only.left > MANY;
    const left = quantity
      ? this.fill('left-enough', { quantity })
      : isMany
        ? pairs
        : this.fill('left', { pairs });
    return [
      this.of('in-stock-one', product, { ...{ color: this.color(only.color), size: only.size, left } }),
    ];
  }

  private gone(product: Product, own: readonly StockFact[]): string {
    return byColor(own)
      .map(([name, some]) => {
        const sizes = some.length > SPELT_OUT ? this.span(product, name, some) : listOf(some);
        return this.fill('of-color', { color: this.color(name), sizes });
      })
      .join('; ');
  }

  /** Each colour of these facts with its remaining stock. */
  private stock(product: Product, own: readonly StockFact[], most = MAX_COLORS): string {
    const colors = byColor(own);
    const listed = colors.slice(0, most).map(([color, some]) => this.sizes(product, color, some));
    const more = colors.length - listed.length;
    return [
      ...listed,
      ...(more > 0 ? [this.fill(more === 1 ? 'more-color' : 'more-colors', { more })] : []),
    ].join('; ');
  }

  /** 'màu đen size 42 (7 đôi), 43 (còn nhiều)'; 'màu đen size 39 đến 46, trừ 41' for many sizes. */
  private sizes(product: Product, name: string, own: readonly StockFact[]): string {
    const color = this.color(name);
    if (own.length <= SPELT_OUT) {
      const sizes = own.map(({ size, left }) => `${size} (${this.pairs(left)})`).join(', ');
      return this.fill('of-color', { color, sizes });
    }
    return this.fill('of-color', { color, sizes: this.span(product, name, own) });
  }

  /** '39 đến 46, trừ 41': shortens a long list of sizes. */
  private span(product: Product, name: string, own: readonly StockFact[]): string {
    const [low, high] = [own[0]!.size, own.at(-1)!.size];
    const all = product.colors.find((one) => one.color === name)?.sizes ?? [];
    const missing = all
      .map(({ size }) => size)
      .filter((size) => Number(size) > Number(low) && Number(size) < Number(high))
      .filter((size) => !own.some((fact) => fact.size === size))
      .join(', ');
    return this.fill('to', { low, high }) + (missing && this.fill('except', { sizes: missing }));
  }

  /** The sizes in which a product, or some of its colours, is made: '39 đến 46'. */
  private made({ colors }: Product, some: readonly string[]): { color: string; run: string } {
    const own = colors.filter(({ color }) => some.length === 0 || some.includes(color));
    const sizes = own.flatMap((one) => one.sizes.map(({ size }) => Number(size)));
    const color = some.map((one) => this.color(one)).join(this.fill('or-colors'));
    return { color, run: this.between(Math.min(...sizes), Math.max(...sizes)) };
  }

  private between(low: number, high: number): string {
    return low === high ? String(low) : this.fill('to', { low, high });
  }

  /** 'size 41, 42', 'size 46 đến 48', 'size từ 46 trở lên'; empty when no size was requested. */
  private sizesText({ sizes, min, max, except }: RequestedSizes): string {
    if (sizes.length > 0) return this.fill('size', { sizes: sizes.join(', ') });
    const [low, high] = [min === undefined ? 0 : upToHalf(min), max === undefined ? 0 : downToHalf(max)];
    const isRange = min !== undefined && max !== undefined && low <= high;
    const text = isRange
      ? this.fill('size', { sizes: this.between(low, high) })
      : this.bounds({ min, max }, 'size').join(this.fill('and'));
    return text + (except.length > 0 ? this.fill('except', { sizes: except.join(', ') }) : '');
  }

  /** 'size từ 46 trở lên', 'size dưới 40'; without the word 'size' where the sentence contains it. */
  private bounds({ min, max }: Pick<RequestedSizes, 'min' | 'max'>, as: 'size' | 'both'): string[] {
    return [
      ...(min === undefined
        ? []
        : [this.fill(`${as}-${min === upToHalf(min) ? 'from' : 'over'}`, { low: downToHalf(min) })]),
      ...(max === undefined
        ? []
        : [this.fill(`${as}-${max === downToHalf(max) ? 'to' : 'under'}`, { high: upToHalf(max) })]),
    ];
  }

  private items(items: readonly Item[], isWhole = false): string[] {
    return items.map(({ product, facts: own, quote }, at) => {
      const type = this.named('type', product.type);
      const what = isWhole ? `${type}, “${quote ?? product.highLight}”; ` : quote ? `“${quote}”; ` : '';
      const sizes = new Set(own.map(({ size }) => size));
      const colors = byColor(own).map(([color]) => this.color(color));
      const isWide = sizes.size > SPELT_OUT && colors.length > 1;
      const stock = isWide
        ? this.fill('in-colors', { colors: colors.join(', ') })
        : this.stock(product, own, COLORS_OF_ITEM);
      return this.of('item', product, { place: at + 1, what, stock });
    });
  }

  private named(what: 'type' | 'wish' | 'material', value: string): string {
    const key = `${what}-${value}`;
    return key in templates ? this.fill(key as keyof typeof templates) : value;
  }

  private wishes(names: readonly string[]): string {
    return names.map((name) => this.named('wish', name)).join(', ');
  }

  private range(about: Extract<Statement, { kind: 'range' }>['about'], values: readonly string[]): string {
    const textOf = {
      brands: brandName,
      types: (type: string) =>
        this.named('type', type) === type ? type : `${this.named('type', type)} (${type})`,
      colors: (color: string) => this.color(color),
      sizes: String,
    }[about];
    const some = values.slice(0, MAX_COLORS).map(textOf);
    return this.fill(`range-${about}`, {
      ...{ values: some.join(', '), first: values[0]!, last: values.at(-1)! },
    });
  }

  /** 'giày Nike, chạy bộ, màu đen, size 42, đến 2.000.000đ'. */
  private criteriaText(criteria: Criteria): string {
    const { sizes, minPrice, maxPrice, nearPrice, isOther } = criteria;
    const joint = this.fill('asked-joint');
    const size = this.sizesText(sizes);
    const slots = {
      ...this.kindTexts(criteria),
      sizes: size ? [this.fill('asked-sizes', { sizes: size })] : [],
      min: minPrice ? [this.fill('asked-min', { price: money(minPrice) })] : [],
      near: nearPrice ? [this.fill('asked-near', { price: money(nearPrice) })] : [],
      max: maxPrice ? [this.fill('asked-max', { price: money(maxPrice) })] : [],
    };
    if (Object.values(slots).every(({ length }) => length === 0)) return this.fill('asked-any');
    const texts = Object.entries(slots).map(([key, values]) => [
      key,
      values.map((value) => joint + value).join(''),
    ]);
    const other = isOther ? this.fill('asked-other') : '';
    const text = this.fill('asked', { ...(Object.fromEntries(texts) as Slots), other });
    return text.replace(/^([^\s,]+), /, '$1 ').trim();
  }

  /** ', không kể Vans, da lộn': the rejected values; empty if none. */
  private away({ away }: Criteria): string {
    const size = this.sizesText({ sizes: away.sizes, except: [] });
    const others = [...Object.values(this.kindTexts(away)).flat(), ...(size ? [size] : [])];
    return others.length > 0 ? this.fill('asked-away', { others: others.join(this.fill('or-colors')) }) : '';
  }

  private kindTexts({ brands, types, materials, colors }: Omit<Criteria['away'], 'sizes'>) {
    return {
      brands: brands.map(brandName),
      types: types.map((type) => this.named('type', type)),
      materials: materials.map((material) => this.named('material', material)),
      colors: colors.map((color) => this.fill('asked-color', { color: withoutNoun(color) })),
    };
  }
}
