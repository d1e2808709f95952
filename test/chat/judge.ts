import type { StockFact } from '../../src/modules/chat/answer/stock-facts';
import type { ProductDto } from '../../src/modules/products/dto/product.dto';
import { readReply, type Claim } from './read-reply';
import type { ChatQuestion, Expected, ListWish } from './questions/question';

export interface Verdict {
  /** The faults of an answer; empty when it is right. */
  faults: string[];
  /** It claims stock for a sold-out size. */
  isFalseIn: boolean;
  /** It claims that an available size is sold out. */
  isFalseOut: boolean;
}

interface Answer {
  reply: string;
  facts: readonly StockFact[];
}

interface Size {
  product: ProductDto;
  color: string;
  size: string;
  left: number;
}

/** Compares an answer with the shop's data at that moment. */
export function judge(question: ChatQuestion, answer: Answer, shop: readonly ProductDto[]): Verdict {
  const reply = readReply(answer.reply, shop);
  const verdict: Verdict = { faults: [...reply.faults], isFalseIn: reply.isFalse, isFalseOut: false };
  for (const fact of answer.facts) checkFact(fact, shop, verdict);
  CHECKS[question.expected.kind](question.expected as never, reply, shop, verdict);
  return verdict;
}

type Reply = ReturnType<typeof readReply>;
type Check<Kind extends Expected['kind']> = (
  expected: Extract<Expected, { kind: Kind }>,
  reply: Reply,
  shop: readonly ProductDto[],
  verdict: Verdict,
) => void;

const CHECKS: { [Kind in Expected['kind']]: Check<Kind> } = {
  shoe: ({ shoes, colors, sizes }, reply, shop, verdict) => {
    for (const name of shoes) checkShoe(findShoe(shop, name), colors, sizes, reply, verdict);
  },
  'no-color': ({ shoe }, reply, shop, verdict) => {
    const product = findShoe(shop, shoe);
    if (!reply.saysNo(product.name)) verdict.faults.push('does not say that there is no such colour');
    if (reply.inStock.some((claim) => claim.product === product)) {
      verdict.faults.push('says that it is in stock');
      verdict.isFalseIn = true;
    }
  },
  list: ({ wish }, reply, shop, verdict) => checkList(wish, reply, shop, verdict),
  absent: (_expected, reply, _shop, verdict) => {
    if (reply.inStock.length > 0) {
      verdict.faults.push('says that it is in stock');
      verdict.isFalseIn = true;
    }
    if (!reply.saysNone) verdict.faults.push('does not say that there is none');
  },
  'turned-back': (_expected, reply, _shop, verdict) => {
    if (reply.names.length > 0) verdict.faults.push('speaks of a shoe');
  },
  range: ({ of }, reply, shop, verdict) => {
    const values = new Set(shop.filter(({ stock }) => stock > 0).map((product) => product[of]));
    for (const value of values) {
      if (!reply.text.toLowerCase().includes(value)) verdict.faults.push(`does not name ${value}`);
    }
  },
};

function checkShoe(
  product: ProductDto,
  colors: string[],
  sizes: string[],
  reply: Reply,
  verdict: Verdict,
): void {
  const all = sizesOf(product);
  const asked = all.filter((one) => isAmong(one.color, colors) && isAmong(one.size, sizes));
  const claimed = reply.inStock.filter((claim) => claim.product === product);
  const there = asked.filter(({ left }) => left > 0);
  for (const claim of claimed) {
    if (isAmong(claim.color, colors) && (claim.size === null || isAmong(claim.size, sizes))) continue;
    verdict.faults.push(`answers with ${claim.color} ${claim.size}, which was not asked for`);
    if (there.length === 0) verdict.isFalseIn = true;
  }
  for (const one of there) {
    if (claimed.some((claim) => covers(claim, one))) continue;
    // The answer must name everything asked for that is in stock, and must not call any of it sold out.
    verdict.faults.push(`does not say that ${one.color} ${one.size} is in stock`);
    if (reply.saysGone(product.name) || reply.saysNo(product.name) || reply.saysNone)
      verdict.isFalseOut = true;
  }
  if (there.length > 0) return;
  if (claimed.length > 0) verdict.isFalseIn = true;
  if (asked.length > 0 && !reply.saysGone(product.name))
    verdict.faults.push('does not say that it is sold out');
  if (asked.length === 0 && !reply.saysNo(product.name))
    verdict.faults.push('does not say that there is no such size');
  if (asked.length === 0 && reply.saysGone(product.name))
    verdict.faults.push('says sold out of what was never there');
}

function checkList(wish: ListWish, reply: Reply, shop: readonly ProductDto[], verdict: Verdict): void {
  const fits = (one: Size): boolean =>
    (!wish.brand || one.product.brand === wish.brand) &&
    (!wish.type || one.product.type === wish.type) &&
    one.product.price >= (wish.min ?? 0) &&
    one.product.price <= (wish.max ?? Infinity) &&
    isAmong(one.color, wish.colors ?? []) &&
    isAmong(one.size, wish.sizes ?? []);
  const asked = shop.flatMap(sizesOf).filter(fits);
  const there = asked.filter(({ left }) => left > 0);
  if (there.length === 0) {
    if (reply.inStock.length > 0) {
      verdict.faults.push('says that something is in stock');
      verdict.isFalseIn = true;
    }
    if (!reply.saysNone && !reply.saysAnyGone) verdict.faults.push('does not say that there is none');
    if (reply.saysAnyGone && asked.length === 0) verdict.faults.push('says sold out of what was never there');
    return;
  }
  if (reply.inStock.length === 0) {
    verdict.faults.push('offers nothing of what there is');
    verdict.isFalseOut = reply.saysNone || reply.saysAnyGone;
  }
  for (const claim of reply.inStock) {
    if (there.some((one) => covers(claim, one))) continue;
    verdict.faults.push(`offers ${claim.product.name} ${claim.color} ${claim.size}, which was not asked for`);
    verdict.isFalseIn = true;
  }
  const prices = there.map(({ product }) => product.price);
  const best = wish.best === 'cheapest' ? Math.min(...prices) : Math.max(...prices);
  if (wish.best && reply.inStock.some(({ product }) => product.price !== best))
    verdict.faults.push('is not the best price');
}

function covers(claim: Claim, one: Size): boolean {
  return (
    claim.product === one.product &&
    claim.color === one.color &&
    (claim.size === null || claim.size === one.size)
  );
}

function checkFact(fact: StockFact, shop: readonly ProductDto[], verdict: Verdict): void {
  const product = shop.find(({ _id }) => _id === fact.productId);
  const size = product && sizesOf(product).find((one) => one.color === fact.color && one.size === fact.size);
  if (
    product &&
    size &&
    size.left === fact.left &&
    product.price === fact.price &&
    product.name === fact.name
  )
    return;
  verdict.faults.push(`gives a fact that is none: ${fact.name} ${fact.color} ${fact.size} ${fact.left}`);
  verdict.isFalseIn = true;
}

function sizesOf(product: ProductDto): Size[] {
  return product.colors.flatMap(({ color, sizes }) =>
    sizes.map(({ size, quantity }) => ({ product, color, size, left: quantity })),
  );
}

function isAmong(value: string, values: string[]): boolean {
  return values.length === 0 || values.includes(value);
}

function findShoe(shop: readonly ProductDto[], piece: string): ProductDto {
  const found = shop.filter(({ name }) => name.includes(piece));
  if (found.length !== 1) throw new Error(`${piece} is the name of ${found.length} shoes.`);
  return found[0]!;
}
