import type { ProductDto } from '../../src/modules/products/dto/product.dto';

/** An answer's claim that something is in stock; `size` is null for a whole colour. */
export interface Claim {
  product: ProductDto;
  color: string;
  size: string | null;
}

const IN_STOCK = /^(?:Còn hàng|In stock):/;
const TITLE =
  /^(?:Còn hàng|Giá thấp nhất|Giá cao nhất|Mới về|Bán chạy|Rẻ hơn|Giá cao hơn|In stock|The lowest|The highest|New and|Best-selling|Cheaper|More expensive)[^:]*:$/;
const GONE = /^(?:Hết hàng|Sold out):/;
const NEAR_TITLE = /^(?:Gần nhất còn hàng|The nearest in stock):$/;
const NEAR_SAME = /^(?:Gần nhất còn hàng của mẫu này|The nearest in stock of this shoe):/;
const NO_SUCH = /không có (?:màu|size)|does not come in|is not made in/;
const NONE = /^(?:Shop không (?:có|bán)|We (?:have no|do not sell))/;
const PAIRS = /(\d+) (?:đôi|pairs?)/;

/**
 * Reads an answer as a customer does, and compares every quantity, price, size and colour in it with the database. It
 * knows the shop's sentences, not the code that makes them.
 */
export function readReply(text: string, shop: readonly ProductDto[]) {
  const faults: string[] = [];
  const inStock: Claim[] = [];
  const gone: string[] = [];
  const no: string[] = [];
  const names: string[] = [];
  const lines = text.split('\n');
  let product: ProductDto | undefined;
  let isOffer = false;
  for (const line of lines) {
    product = productIn(line, shop) ?? (NEAR_SAME.test(line) ? product : undefined);
    if (product) names.push(product.name);
    if (TITLE.test(line)) isOffer = true;
    if (NEAR_TITLE.test(line)) isOffer = false;
    if (!product) continue;
    const claims = claimsIn(line, product, faults);
    checkPrices(line, product, faults);
    if (GONE.test(line)) {
      gone.push(product.name);
      checkGone(line, product, faults);
    } else if (NO_SUCH.test(line)) no.push(product.name);
    else if (IN_STOCK.test(line) || (isOffer && /^\d\. /.test(line))) inStock.push(...claims);
  }
  return {
    ...{ text, faults, inStock, names },
    isFalse: faults.length > 0,
    saysGone: (name: string) => gone.includes(name),
    saysNo: (name: string) => no.includes(name),
    saysAnyGone: lines.some((line) => GONE.test(line)),
    saysNone: lines.some((line) => NONE.test(line)),
  };
}

/** The product named in a line: the longest match, since one name may contain another. */
function productIn(line: string, shop: readonly ProductDto[]): ProductDto | undefined {
  return shop
    .filter(({ name }) => line.includes(name))
    .reduce<ProductDto | undefined>(
      (longest, one) => (longest && longest.name.length >= one.name.length ? longest : one),
      undefined,
    );
}

function claimsIn(line: string, product: ProductDto, faults: string[]): Claim[] {
  if (!PAIRS.test(line)) return [];
  const rest = line.replace(product.name, '');
  const claims: Claim[] = [];
  const parts = rest.split(';');
  // '… màu đen (45 đôi); màu trắng (12 đôi); size 39, 40' gives each colour's sum over those sizes.
  const summed = /(?:^|\s)sizes? ([\d.]+(?:, [\d.]+)*)$/.exec(parts.at(-1)!.trim().replace(/\.$/, ''));
  const sizes = parts.length > 1 && summed && !PAIRS.test(parts.at(-1)!) ? summed[1]!.split(', ') : null;
  for (const part of sizes ? parts.slice(0, -1) : parts) {
    const color = colorIn(part, product);
    if (!color) {
      faults.push(`names no colour of ${product.name}: ${part}`);
      continue;
    }
    if (sizes) claims.push(...sumIn(part, product, color, sizes, faults));
    else claims.push(...sizesIn(part, product, color, faults));
  }
  return claims;
}

function sumIn(
  part: string,
  product: ProductDto,
  color: ProductDto['colors'][number],
  sizes: string[],
  faults: string[],
): Claim[] {
  const own = color.sizes.filter(({ size, quantity }) => sizes.includes(size) && quantity > 0);
  const sum = own.reduce((total, { quantity }) => total + quantity, 0);
  if (Number(PAIRS.exec(part)?.[1]) !== sum)
    faults.push(`${product.name} ${color.color} has ${sum}: ${part}`);
  return own.map(({ size }) => ({ product, color: color.color, size }));
}

function sizesIn(
  part: string,
  product: ProductDto,
  color: ProductDto['colors'][number],
  faults: string[],
): Claim[] {
  const found = [...part.matchAll(/size ([\d.]+)(?:,? (?:còn )?| )\(?(\d+) (?:đôi|pairs?)/g)];
  if (found.length === 0) faults.push(`gives no size: ${part}`);
  return found.map(([, size, left]) => {
    const own = color.sizes.find((one) => one.size === size);
    if (own?.quantity !== Number(left)) {
      faults.push(`${product.name} ${color.color} ${size} has ${own?.quantity ?? 'none'}, not ${left}`);
    }
    return { product, color: color.color, size: size! };
  });
}

function checkGone(line: string, product: ProductDto, faults: string[]): void {
  const rest = line.replace(product.name, '');
  const parts = rest.split(';').filter((part) => /size [\d.]/.test(part));
  for (const part of parts) {
    const color = colorIn(part, product);
    const sizes = /size ((?:[\d.]*\d)(?:, [\d.]*\d)*)/.exec(part)?.[1]?.split(', ') ?? [];
    for (const size of sizes.filter((one) => Number(one) < 100)) {
      const own = color?.sizes.find((one) => one.size === size);
      if (!own || own.quantity > 0) faults.push(`${product.name} ${color?.color} ${size} is not sold out`);
    }
  }
  if (parts.length === 0 && product.stock > 0) faults.push(`${product.name} is not sold out`);
}

function checkPrices(line: string, product: ProductDto, faults: string[]): void {
  for (const [, price] of line.replace(product.name, '').matchAll(/([\d.]+)đ(?!\p{L})/gu)) {
    if (price !== product.price.toLocaleString('vi-VN'))
      faults.push(`${product.name} does not cost ${price}đ`);
  }
}

function colorIn(part: string, product: ProductDto): ProductDto['colors'][number] | undefined {
  return product.colors
    .filter(({ color }) => new RegExp(`(?<!\\p{L})${color}(?!\\p{L})`, 'u').test(part))
    .sort((a, b) => b.color.length - a.color.length)[0];
}
