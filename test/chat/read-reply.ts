import type { ProductDto } from '../../src/modules/products/dto/product.dto';

/** An answer's claim that something is in stock; `size` is null for a whole colour. */
export interface Claim {
  product: ProductDto;
  color: string;
  size: string | null;
}

const IN_STOCK = /^(?:Dạ còn ạ|Yes, in stock|Dạ không đủ \d+ đôi ạ|Not enough for \d+ pairs):/;
const TITLE =
  /^(?:Dạ shop còn mấy mẫu|Dạ giá (?:thấp|cao) nhất|Dạ mấy mẫu|Dạ shop không phân loại|Dạ so giúp|We have these|The (?:lowest|highest)|Affordable|New and|Best-selling|Cheaper|More expensive|We do not sort shoes|Side by side).*:$/;
const NEAR_TITLE = /^(?:Bạn tham khảo thử|You may like).*:$/;
const NEAR_SAME = /^(?:Mẫu này đang còn|Still in stock of this shoe):/;
const GONE =
  /vừa hết ạ|hết sạch|đang hết hàng|has just sold out|has sold out in every|sold out at the moment/;
const ALL_GONE = /hết sạch|đang hết hàng|sold out in every|sold out at the moment/;
const NO_SUCH = /không có (?:màu|size)|does not come in|is not made in/;
const NONE = /^(?:Dạ shop không (?:có|bán)|Sorry, we (?:have no|do not have)|We have no)/;
const ANY_GONE = /vừa hết ạ|just sold out/;

/**
 * Reads an answer as a customer does, and compares every quantity, price, size and colour in it with the database. It
 * knows the shop's sentences, not the code that makes them.
 */
export function readReply(text: string, shop: readonly ProductDto[]) {
  const faults: string[] = [];
  const inStock: Claim[] = [];
  const near: Claim[] = [];
  const gone: string[] = [];
  const no: string[] = [];
  const names: string[] = [];
  const lines = text.split('\n');
  let product: ProductDto | undefined;
  let isOffer = false;
  let isIn = false;
  for (const line of lines) {
    const isMore = line.startsWith('- ') && !productIn(line, shop);
    product = productIn(line, shop) ?? (isMore || NEAR_SAME.test(line) ? product : undefined);
    if (product && !isMore) names.push(product.name);
    if (TITLE.test(line)) isOffer = true;
    if (NEAR_TITLE.test(line)) isOffer = false;
    if (!isMore) isIn = IN_STOCK.test(line);
    if (!product) continue;
    const rest = line.replace(product.name, '').replace(/“[^”]*”/gu, '');
    checkPrices(rest, product, faults);
    if (GONE.test(rest)) {
      gone.push(product.name);
      checkGone(rest, product, faults);
    } else if (NO_SUCH.test(rest)) {
      no.push(product.name);
      if (/gần nhất|the nearest/.test(rest))
        near.push(...claimsIn(rest.slice(rest.search(/gần nhất|the nearest/)), product, faults));
    } else {
      const claims = claimsIn(rest, product, faults);
      if (isIn || (isOffer && /^\d\. /.test(line))) inStock.push(...claims);
      else near.push(...claims);
    }
  }
  return {
    ...{ text, faults, inStock, near, names },
    isFalse: faults.length > 0,
    saysGone: (name: string) => gone.includes(name),
    saysNo: (name: string) => no.includes(name),
    saysAnyGone: lines.some((line) => ANY_GONE.test(line)),
    saysNone: lines.some((line) => NONE.test(line)),
  };
}

/** The product named in a line: the longest match, since one name may contain another. */
function productIn(line: string, shop: readonly ProductDto[]): ProductDto | undefined {
  const found = shop.filter(({ name }) => line.includes(`${name} (`));
  return found.sort((a, b) => b.name.length - a.name.length)[0];
}

/** What a text claims of each colour that it names: sizes one by one, a range of them, or the colour alone. */
function claimsIn(text: string, product: ProductDto, faults: string[]): Claim[] {
  const places = placesOf(text, product);
  return places.flatMap(({ color, to }, at) => {
    const part = text.slice(to, places[at + 1]?.from ?? text.length);
    return sizesIn(part, product, color, faults);
  });
}

function placesOf(text: string, { colors }: ProductDto) {
  const places: { from: number; to: number; color: ProductDto['colors'][number] }[] = [];
  for (const color of colors.toSorted((a, b) => b.color.length - a.color.length)) {
    const pattern = new RegExp(
      `(?<![\\p{L}])${color.color.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`,
      'gu',
    );
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const to = index + found.length;
      if (!places.some((one) => one.from < to && one.to > index)) places.push({ from: index, to, color });
    }
  }
  return places.sort((a, b) => a.from - b.from);
}

const RANGE = /size ([\d.]*\d) (?:đến|to) ([\d.]*\d)(?:, (?:trừ|except) ((?:[\d.]*\d)(?:, [\d.]*\d)*))?/;
const ONE = /([\d.]*\d)(?: \(|,? (?:còn (?:đủ )?|all )?)(\d+|còn nhiều|plenty left|nhiều)(?: (đôi|pairs?))?/g;

function sizesIn(
  part: string,
  product: ProductDto,
  { color, sizes }: ProductDto['colors'][number],
  faults: string[],
): Claim[] {
  const claim = (size: string | null): Claim => ({ product, color, size });
  const range = RANGE.exec(part);
  if (range) {
    const except = range[3]?.split(', ') ?? [];
    const told = sizes.filter(
      ({ size }) =>
        Number(size) >= Number(range[1]) && Number(size) <= Number(range[2]) && !except.includes(size),
    );
    for (const { size, quantity } of told)
      if (quantity === 0) faults.push(`${product.name} ${color} ${size} is sold out`);
    return told.map(({ size }) => claim(size));
  }
  if (!part.includes('size')) {
    if (sizes.every(({ quantity }) => quantity === 0)) faults.push(`${product.name} ${color} is sold out`);
    return [claim(null)];
  }
  const found = [...part.slice(part.indexOf('size')).matchAll(ONE)];
  if (found.length === 0) faults.push(`gives no size: ${part}`);
  const isEnough = /còn đủ|all \d+ pairs/.test(part);
  return found.map(([, size, left]) => {
    const own = sizes.find((one) => one.size === size)?.quantity ?? -1;
    const isTrue = /^\d/.test(left!) ? (isEnough ? own >= Number(left) : own === Number(left)) : own > 10;
    if (!isTrue) faults.push(`${product.name} ${color} ${size} has ${own}, not ${left}`);
    return claim(size!);
  });
}

function checkGone(text: string, product: ProductDto, faults: string[]): void {
  if (ALL_GONE.test(text)) {
    if (product.stock > 0) faults.push(`${product.name} is not sold out`);
    return;
  }
  const places = placesOf(text, product);
  places.forEach(({ color, to }, at) => {
    const part = text.slice(to, places[at + 1]?.from ?? text.length);
    const sizes = /size ((?:[\d.]*\d)(?:, [\d.]*\d)*)/.exec(part)?.[1]?.split(', ') ?? [];
    for (const size of sizes.filter((one) => Number(one) < 100)) {
      const own = color.sizes.find((one) => one.size === size);
      if (!own || own.quantity > 0) faults.push(`${product.name} ${color.color} ${size} is not sold out`);
    }
  });
}

function checkPrices(line: string, product: ProductDto, faults: string[]): void {
  for (const [, price] of line.matchAll(/([\d.]+)đ(?!\p{L})/gu)) {
    if (price !== product.price.toLocaleString('vi-VN'))
      faults.push(`${product.name} does not cost ${price}đ`);
  }
}
