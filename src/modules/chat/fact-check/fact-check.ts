import type { Language } from '../language';
import type { StockFact } from '../lookup/stock-fact';
import { foldText } from '../../../common/text';
import { readSentences, type Claim, type Comparison, type Sentence } from './claims';
import { readFigures } from './figures';
import { fold, tokenize } from './tokens';

/** What a reply is held against. */
export interface Known {
  /** What the lookup says now of everything the model looked up. */
  facts: readonly StockFact[];
  /** The question that is answered. */
  question: string;
  /** The language to answer in. */
  language: Language;
}

const LONGEST_REPLY = 1200;
/** Shoes, colours and sizes together that one claim may speak of: no honest sentence lists more. */
const MOST_THINGS = 100;

/**
 * The facts that a reply tells, in its order; null when it tells anything else. A reply tells facts alone when
 *
 * - every word of it is understood (`lexicon.ts`): what cannot be read cannot be checked, so that other
 *   languages, invented names, links, promises and instructions fall here;
 * - whatever it says of stock names shoe, colour and size, and is so: the count exactly, one size at a time;
 * - a price is that of the shoes it stands with, a brand and a type too;
 * - it tells of at least one size, and first of what was asked for.
 *
 * A truth that is told in a way that this does not follow is refused as well: the shop's own answer is at hand.
 */
export function factsTold(reply: string, { facts, question, language }: Known): StockFact[] | null {
  if (reply.length > LONGEST_REPLY) return null;
  const tokens = tokenize(reply, facts, language);
  const figures = tokens && readFigures(tokens);
  const sentences = figures && readSentences(figures);
  if (!sentences) return null;
  const reading = new Reading(facts);
  if (!sentences.every((sentence) => reading.holds(sentence)) || !reading.isComplete()) return null;
  const [first] = reading.told;
  return first && isAskedFor(first, question, facts) ? reading.told : null;
}

/** Follows a reply from claim to claim, and keeps what it has named so far. */
class Reading {
  /** The facts that were told, each once. */
  readonly told: StockFact[] = [];
  private names: string[] = [];
  private colors: string[] = [];
  /** The colours stand over the lines that follow, rather than in a sentence of their own. */
  private isHeading = false;
  /** Every shoe that was named so far, and every price that was compared with. */
  private readonly allNames = new Set<string>();
  private readonly comparisons: Comparison[] = [];
  /** A yes or no, and brands and types of a heading, that wait for what they are said of. */
  private awaited: Pick<Claim, 'status' | 'brands' | 'types'> = { brands: [], types: [] };

  /** The facts by their shoes' folded names. */
  private readonly byName = new Map<string, StockFact[]>();

  constructor(facts: readonly StockFact[]) {
    for (const fact of facts) {
      const name = fold(fact.name);
      const same = this.byName.get(name);
      if (same) same.push(fact);
      else this.byName.set(name, [fact]);
    }
  }

  /** @returns false when it says something that is not so, or not known */
  holds({ claims, comparisons, isBare }: Sentence): boolean {
    this.comparisons.push(...comparisons);
    if (isBare) return this.awaits(claims);
    const namedBefore = [...this.allNames];
    const isOneSentence = { colors: false };
    return claims.every((claim) => this.claimHolds(claim, namedBefore, isOneSentence));
  }

  /** Nothing may be left that was said of what never came. */
  isComplete(): boolean {
    const { status, brands, types } = this.awaited;
    const isNothingAwaited = status === undefined && brands.length === 0 && types.length === 0;
    const compared = this.factsOf([...this.allNames]);
    return (
      isNothingAwaited &&
      this.comparisons.every(({ kind, value }) =>
        compared.every(({ price }) => (kind === 'atMost' ? price <= value : price >= value)),
      )
    );
  }

  private awaits(claims: Claim[]): boolean {
    const said = [this.awaited.status, ...claims.map(({ status }) => status)].filter(Boolean);
    this.awaited.status = said[0];
    return new Set(said).size <= 1;
  }

  private claimHolds(claim: Claim, namedBefore: string[], sentence: { colors: boolean }): boolean {
    if (claim.names.length > 0) this.name(claim.names);
    if (claim.colors.length > 0) {
      this.colors = claim.colors;
      this.isHeading = isHeading(claim);
      sentence.colors = true;
    }
    if (!this.descriptionHolds(claim)) return false;
    if (claim.price !== undefined) {
      // A price that stands apart may be taken for that of every shoe before it.
      const of = claim.names.length > 0 ? claim.names : [...new Set([...this.names, ...namedBefore])];
      if (of.length === 0 || !this.factsOf(of).every(({ price }) => price === claim.price)) return false;
    }
    if (isHeading({ ...claim, price: undefined })) return this.colorsExist(claim, () => true);
    // 'We have the Court Nova Low': in some size.
    if (claim.status === 'in' && claim.count === undefined && claim.sizes.length === 0) {
      return claim.names.length > 0 && this.colorsExist(claim, ({ left }) => left > 0);
    }
    return this.stockHolds(claim, sentence);
  }

  private name(names: string[]): void {
    this.names = names;
    this.colors = [];
    for (const name of names) this.allNames.add(name);
  }

  /** Brand and type are those of the shoes they stand with, or of the next ones when they are a heading. */
  private descriptionHolds(claim: Claim): boolean {
    const brands = [...claim.brands, ...this.awaited.brands];
    const types = [...claim.types, ...this.awaited.types];
    if (claim.names.length === 0) {
      if (!isHeading(claim) && claim.brands.length + claim.types.length > 0) return false;
      this.awaited = { ...this.awaited, brands, types };
      return true;
    }
    this.awaited = { ...this.awaited, brands: [], types: [] };
    return this.factsOf(claim.names).every(
      ({ brand, type }) => brands.every((said) => said === brand) && types.every((said) => said === type),
    );
  }

  /** Every shoe comes in every colour that is named with it. */
  private colorsExist({ colors }: Claim, isMeant: (fact: StockFact) => boolean): boolean {
    if (colors.length > 0 && this.names.length === 0) return false;
    return this.names.every((name) => {
      const facts = this.factsOf([name]).filter(isMeant);
      return facts.length > 0 && colors.every((color) => facts.some((fact) => fold(fact.color) === color));
    });
  }

  private stockHolds(claim: Claim, sentence: { colors: boolean }): boolean {
    const { sizes, count, status } = claim;
    if (this.names.length * this.colors.length * sizes.length > MOST_THINGS) return false;
    const things = this.names.flatMap((name) =>
      this.colors.flatMap((color) => sizes.map((size) => ({ name, color, size }))),
    );
    // How many pairs there are of two sizes together is not known.
    if (things.length === 0 || (count !== undefined && things.length > 1)) return false;
    if (count === 0 && status === 'in') return false;
    const isOut = status === 'out' || count === 0;
    if (this.awaited.status !== undefined && (this.awaited.status === 'out') !== isOut) return false;
    this.awaited = { ...this.awaited, status: undefined };
    return things.every(({ name, color, size }) => {
      const ofSize = this.factsOf([name]).filter((fact) => Number(fact.size) === size);
      const facts = ofSize.filter((fact) => fold(fact.color) === color);
      this.told.push(...facts.filter((fact) => !this.told.includes(fact)));
      // 'Size 43 đã hết' on its own may be taken for every colour.
      if (isOut && !sentence.colors && !this.isHeading && ofSize.some(({ left }) => left > 0)) return false;
      if (count !== undefined && facts.some(({ left }) => left !== count)) return false;
      return facts.length > 0 && facts.every(({ left }) => left > 0 !== isOut);
    });
  }

  private factsOf(names: readonly string[]): StockFact[] {
    return [...new Set(names)].flatMap((name) => this.byName.get(name) ?? []);
  }
}

/** It names things and says nothing of them, as the line above a list does. */
function isHeading({ status, count, price, sizes }: Claim): boolean {
  return status === undefined && count === undefined && price === undefined && sizes.length === 0;
}

/** A size, and a colour that the facts have, which the question names must come first in the answer. */
function isAskedFor({ size, color }: StockFact, question: string, facts: readonly StockFact[]): boolean {
  const sizes = sizesIn(question);
  if (sizes.length > 0 && !sizes.includes(Number(size))) return false;
  const asked = ` ${foldText(question).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const colors = facts.map((fact) => foldText(fact.color)).filter((name) => asked.includes(` ${name} `));
  return colors.length === 0 || colors.some((name) => sharesWord(name, foldText(color)));
}

function sharesWord(a: string, b: string): boolean {
  return a.split(' ').some((word) => b.split(' ').includes(word));
}

/** Numbers of a question that can only be sizes: '42', '42.5', 'size 43', and not '42k'. */
function sizesIn(question: string): number[] {
  const found = question.matchAll(
    /(?<![\d.,])(\d{2}(?:[.,]5)?)(?!\d|[.,]\d|\s?(?:k|tr|triệu|củ|đôi|pairs?)(?!\p{L}))/giu,
  );
  return [...found]
    .map(([, size = '']) => Number(size.replace(',', '.')))
    .filter((size) => size >= 30 && size <= 50);
}
