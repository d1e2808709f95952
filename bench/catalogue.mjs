/** The products, customers and carts of the measured shop; deterministic. */
import { createHash } from 'node:crypto';

export const BRANDS = ['nike', 'adidas', 'puma', 'new balance', 'vans', 'balenciaga'];
export const TYPES = ['sneaker', 'classic', 'running', 'basketball', 'football', 'boot'];
export const COLORS =
  'black,white,red,navy,volt,sand,forest,ivory,slate,rust,sky blue,rose,plum,cocoa,lime,silver'.split(',');
export const SIZES = ['39', '40', '40.5', '41', '42', '42.5', '43', '44'];
/** Customers with a cart of two lines that can be placed once. */
export const BUYERS = 12_001;
export const SORTS = ['newest', 'oldest', 'high-low', 'low-high'];

const LINES =
  'Aero,Ledger,Harbour,Summit,Tempo,Court,Metro,Ridge,Vector,Pulse,Comet,Delta,Orbit,Cinder,Willow,Granite'.split(
    ',',
  );
const MODELS =
  'Giày Chạy Bộ,Low,Runner,Trail,Đá Bóng,High,Classic,Street,Glide,Grip,Retro,Sprint,Cổ Cao,Vintage,Knit,Flow'.split(
    ',',
  );

/** A generator of numbers from 0 to 1 (mulberry32); deterministic. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick(random, list) {
  return list[Math.floor(random() * list.length)];
}

/** An ascending id; `more` distinguishes rows with the same `index`. */
export function idOf(kind, index, ...more) {
  const start = (0x6a000000 + index).toString(16);
  const end = createHash('md5').update([kind, index, ...more].join('-'));
  return start + end.digest('hex').slice(0, 16);
}

export function nameOf(index) {
  const line = LINES[index % LINES.length];
  const model = MODELS[Math.floor(index / LINES.length) % MODELS.length];
  return `${line} ${model} ${Math.floor(index / 7) % 1000}`;
}

export function colorsOf(index) {
  const count = 2 + (index % 3);
  return Array.from({ length: count }, (_, place) => COLORS[(index * 7 + place * 5) % COLORS.length]);
}

/** Pairs of a size; every ninth product is sold out. */
export function quantityOf(index, place, size) {
  return index % 9 === 4 ? 0 : 40 * ((index * 3 + place * 5 + SIZES.indexOf(size) * 2) % 7);
}

export function priceOf(index) {
  return 1_000_000 + ((index * 7919) % 400) * 10_000;
}

export function pictureOf(index, color, view) {
  return `/media/shoes/bench-${index}/${color.replace(' ', '-')}/${view}-960.webp`;
}
