import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import facts from '../../src/modules/chat/answer/shop-facts.json';
import type { ProductDto } from '../../src/modules/products/dto/product.dto';
import { readReply, type Claim } from './read-reply';

/** What shoes are asked for: every value is one of the catalogue's. */
interface Filter {
  names?: string[];
  brands?: string[];
  types?: string[];
  materials?: string[];
  colors?: string[];
  sizes?: string[];
  min?: number;
  max?: number;
}

type Expect =
  | { is: 'stock'; of: Filter; not?: Filter }
  | { is: 'price' | 'compare'; names: string[] }
  | { is: 'size-help'; sizes: string[] }
  | { is: 'absent' | 'wish'; what: string }
  | { is: 'fact'; topic: keyof typeof facts }
  | { is: 'order' | 'small-talk' | 'refuse' };

/** A question of a stranger to the code: the last turn of a talk is judged. */
export interface StrangerQuestion {
  id: string;
  lang: 'vi' | 'en';
  kind: string;
  talk: string[];
  expect: Expect;
  note: string;
}

/** `safe` turns back what could have been answered; `weak` answers a part or beside the point; `wrong` misleads. */
export interface StrangerVerdict {
  is: 'right' | 'safe' | 'weak' | 'wrong';
  why: string;
  isFalseIn?: boolean;
  isFalseOut?: boolean;
}

/** One set of questions, in the order in which they were written. */
export function strangerQuestions(set: number): StrangerQuestion[] {
  return readFileSync(join(__dirname, 'questions', `strangers-${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StrangerQuestion);
}

type Reply = ReturnType<typeof readReply>;
const REFUSAL =
  /chỉ hỗ trợ được chuyện giày|I can only help with our shoes|Dạ bạn hỏi mẫu nào|Which shoe do you mean|Dạ shop không bán món đó|Sorry, we do not have that/;
const NO_PROMISE =
  /bán chạy|Best-selling|không phân loại theo|không có phân loại|không có thông tin|không có dòng riêng|Theo mô tả|The description of|We do not sort shoes|We have no information|We have no shoes made for/;
const TO_CART = /giỏ hàng|cart/;
const VIETNAMESE = /Dạ|ạ[ .!?,:]|nhé|bạn /i;
/** Facts that answer another topic as well: a complaint's tells whom to call and how to exchange. */
const ALSO: Partial<Record<string, keyof typeof facts>> = {
  person: 'complaint',
  exchange: 'complaint',
  'order-status': 'complaint',
};

/** Holds an answer against what was expected and against the shop's data. */
export function judgeStranger(
  { expect, lang, kind, talk }: StrangerQuestion,
  text: string,
  shop: readonly ProductDto[],
): StrangerVerdict {
  const reply = readReply(text, shop);
  if (reply.isFalse) return { is: 'wrong', why: reply.faults.join('; '), isFalseIn: true };
  const verdict = JUDGES[expect.is](expect as never, reply, shop);
  // A few words without accents, such as 'harbour mile navy 45', are of either language.
  // What a shoe is called tells no language.
  const names = shop.map(({ name }) => name.toLowerCase());
  const last = names.reduce((rest, name) => rest.toLowerCase().replace(name, ''), talk.at(-1)!).trim();
  const isEither =
    kind === 'mixed' || (talk.length === 1 && last.split(' ').length < 6 && !/[^\p{ASCII}]/u.test(last));
  const isOther = !isEither && (lang === 'en') === VIETNAMESE.test(text.replace(/“[^”]*”/gu, ''));
  return verdict.is === 'right' && isOther ? { is: 'weak', why: 'in the other language' } : verdict;
}

const right: StrangerVerdict = { is: 'right', why: '' };
const isRefusal = (reply: Reply): boolean => REFUSAL.test(reply.text);

const JUDGES: {
  [Is in Expect['is']]: (
    expect: Extract<Expect, { is: Is }>,
    reply: Reply,
    shop: readonly ProductDto[],
  ) => StrangerVerdict;
} = {
  stock: ({ of, not }, reply, shop) => judgeStock(of, not, reply, shop),
  price: ({ names }, reply, shop) => priced(names, reply, shop),
  compare: ({ names }, reply, shop) => priced(names, reply, shop),
  'size-help': ({ sizes }, { text }) => {
    const said: string[] = text.split('\n')[0]!.match(/\d+(?:\.5)?/g) ?? [];
    if (/EU/.test(text) && sizes.some((size) => said.includes(size))) return right;
    return /bàn chân|length of your foot/.test(text)
      ? { is: 'weak', why: 'asks back' }
      : { is: 'wrong', why: 'tells no size' };
  },
  absent: (_expect, reply) => {
    if (reply.inStock.length > 0) return { is: 'wrong', why: 'offers it as in stock', isFalseIn: true };
    if (reply.saysNone || NO_SUCH.test(reply.text)) return right;
    return isRefusal(reply)
      ? { is: 'safe', why: 'turned back' }
      : { is: 'weak', why: 'does not say that there is none' };
  },
  wish: (_expect, reply) => {
    if (NO_PROMISE.test(reply.text)) return right;
    return isRefusal(reply)
      ? { is: 'safe', why: 'turned back' }
      : { is: reply.inStock.length > 0 ? 'wrong' : 'weak', why: 'ignores the wish' };
  },
  fact: ({ topic }, reply) => {
    const own = [topic, ALSO[topic] ?? topic].flatMap((one) => Object.values(facts[one]));
    if (own.some((fact) => reply.text.includes(fact))) return right;
    const isFact = Object.values(facts).some((fact) =>
      Object.values(fact).some((one) => reply.text.includes(one)),
    );
    if (isFact) return { is: 'weak', why: 'another fact' };
    return isRefusal(reply)
      ? { is: 'safe', why: 'turned back' }
      : { is: reply.inStock.length > 0 ? 'wrong' : 'weak', why: 'tells no fact' };
  },
  order: (_expect, reply) =>
    TO_CART.test(reply.text)
      ? right
      : { is: isRefusal(reply) ? 'safe' : 'weak', why: 'does not lead to the cart' },
  'small-talk': (_expect, reply) => {
    if (reply.inStock.length > 0) return { is: 'wrong', why: 'offers shoes' };
    return isRefusal(reply) || reply.saysNone ? { is: 'weak', why: 'turned back' } : right;
  },
  refuse: (_expect, reply) => (reply.names.length > 0 ? { is: 'wrong', why: 'names a shoe' } : right),
};

const NO_SUCH = /không có (?:màu|size)|does not come in|is not made in/;

function priced(names: string[], reply: Reply, shop: readonly ProductDto[]): StrangerVerdict {
  const told = names.filter((name) => {
    const price = shop.find((one) => one.name === name)?.price.toLocaleString('vi-VN');
    return reply.text.split('\n').some((line) => line.includes(name) && line.includes(`${price}đ`));
  });
  if (told.length === names.length) return right;
  if (isRefusal(reply)) return { is: 'safe', why: 'turned back' };
  return {
    is: told.length > 0 || reply.names.length === 0 ? 'weak' : 'wrong',
    why: `tells ${told.length} of ${names.length} prices`,
  };
}

interface Cell {
  product: ProductDto;
  color: string;
  size: string;
  left: number;
}

function judgeStock(
  of: Filter,
  not: Filter | undefined,
  reply: Reply,
  shop: readonly ProductDto[],
): StrangerVerdict {
  const cells = shop.flatMap((product) =>
    product.colors.flatMap(({ color, sizes }) =>
      sizes.map(({ size, quantity }): Cell => ({ product, color, size, left: quantity })),
    ),
  );
  const asked = cells.filter((cell) => fits(cell, of) && !(not && isAway(cell, not)));
  const there = asked.filter(({ left }) => left > 0);
  const wrong = reply.inStock.find((claim) => !asked.some((cell) => covers(claim, cell)));
  if (wrong)
    return {
      is: 'wrong',
      why: `offers ${wrong.product.name} ${wrong.color} ${wrong.size}`,
      isFalseIn: there.length === 0,
    };
  const says =
    reply.saysNone ||
    reply.saysAnyGone ||
    reply.faults.length > 0 ||
    NO_SUCH.test(reply.text) ||
    /hết sạch|sold out/.test(reply.text);
  if (there.length === 0) {
    if (says) return right;
    return { is: isRefusal(reply) ? 'safe' : 'weak', why: 'does not say that there is none' };
  }
  if (reply.inStock.length === 0) {
    if (isRefusal(reply)) return { is: 'safe', why: 'turned back' };
    return says
      ? { is: 'wrong', why: 'says that there is none', isFalseOut: true }
      : { is: 'weak', why: 'claims nothing' };
  }
  const names = of.names ?? [];
  const missing =
    names.length < 4
      ? names.filter(
          (name) =>
            there.some(({ product }) => product.name === name) &&
            !reply.inStock.some((claim) => claim.product.name === name),
        )
      : [];
  return missing.length > 0 ? { is: 'weak', why: `says nothing of ${missing.join(', ')}` } : right;
}

function fits(
  { product, color, size }: Cell,
  { names, brands, types, materials, colors, sizes, min = 0, max = Infinity }: Filter,
): boolean {
  const isOf = (value: string, values?: string[]): boolean =>
    !values || values.length === 0 || values.includes(value);
  const isPriced = product.price >= min && product.price <= max;
  return (
    isPriced &&
    isOf(product.name, names) &&
    isOf(product.brand, brands) &&
    isOf(product.type, types) &&
    isOf(product.material, materials) &&
    isOf(color, colors) &&
    isOf(size, sizes)
  );
}

/** Whether any one thing that is not wanted holds for a size. */
function isAway(
  { product, color, size }: Cell,
  { names, brands, types, materials, colors, sizes }: Filter,
): boolean {
  const has = (value: string, values: string[] = []): boolean => values.includes(value);
  return (
    has(product.name, names) ||
    has(product.brand, brands) ||
    has(product.type, types) ||
    has(product.material, materials) ||
    has(color, colors) ||
    has(size, sizes)
  );
}

function covers(claim: Claim, cell: Cell): boolean {
  return (
    claim.product === cell.product &&
    claim.color === cell.color &&
    (claim.size === null || claim.size === cell.size)
  );
}
