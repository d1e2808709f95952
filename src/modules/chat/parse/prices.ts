import { bound } from './bounds';
import { valueAt, type Read, type NumberSpan } from '../lexicon/number-words';
import type { Token } from './text';

const set = (list: string): Set<string> => new Set(list.split(' '));
const MILLIONS = set('triệu trieu tr mil mils million m');
const THOUSANDS = set('nghìn nghin thousand');
const DONG = set('đ vnd vnđ đồng dong d');
const FOREIGN = set('usd đô dollars dollar bucks euro euros');
const TO = set('đến den tới toi to until');
/** After these bounds, a small number alone means millions. */
const OF_PRICES = set('dưới trên tầm khoảng under over below đa around');

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/**
 * Whole dong: '2tr5', '2 triệu rưỡi', '2.5m', '500k', 'năm trăm nghìn', '2.490.000đ', or a number after a
 * price word.
 * @param isCounted the number has another unit: pairs, kilograms, a size
 */
export function priceAt(
  tokens: readonly Token[],
  at: number,
  { value, to }: Read,
  isCounted: boolean,
): NumberSpan | null {
  const range = rangeUnit(tokens, to);
  if (range && value < 1000) return price(tokens, at, to, value * range);
  const unit = textAt(tokens, to);
  if (MILLIONS.has(unit)) return millionsAt(tokens, at, { value, to }, unit);
  const isThousand =
    (unit === 'k' && tokens[to]?.gap === '') ||
    THOUSANDS.has(unit) ||
    (unit === 'không' && value >= 100 && value % 10 === 0 && value < 10_000 && !isAskedAt(tokens, at, to));
  if (isThousand) return price(tokens, at, to + 1, value * 1000);
  if (DONG.has(unit) && value >= 1000) return price(tokens, at, to + 1, value);
  const isSigned = /[$€]/.test(tokens[at]!.gap);
  if (isSigned || FOREIGN.has(unit)) return { from: at, to: to + (isSigned ? 0 : 1), is: 'none' };
  return bareAt(tokens, at, { value, to }, isCounted);
}

/** 'có new balance 530 k': the final 'k' means 'không'; 'tầm 500 k' is a price. */
function isAskedAt(tokens: readonly Token[], at: number, to: number): boolean {
  return to + 1 === tokens.length && tokens[to]!.gap !== '' && !bound(tokens, at, to);
}

/** '2tr5', '2 triệu rưỡi', 'một triệu hai', 'two million five hundred'; '1m72' is a height. */
function millionsAt(tokens: readonly Token[], at: number, { value, to }: Read, unit: string): NumberSpan {
  const next = tokens[to + 1];
  const isDigits = /^\d/.test(next?.text ?? '');
  const isHeight = unit === 'm' && (value < 1.2 || (value < 2.3 && isDigits));
  if (isHeight || (unit === 'm' && value > 1.3 && value < 2.1 && !bound(tokens, at, to + 1)))
    return { from: at, to: isDigits ? to + 2 : to + 1, is: 'none' };
  if (next?.text === 'rưỡi' || next?.text === 'ruoi') return price(tokens, at, to + 2, (value + 0.5) * 1e6);
  // '2 triệu mấy': two million and something.
  if (next?.text === 'mấy' || next?.text === 'may') {
    const near = price(tokens, at, to + 2, value * 1e6);
    return { from: near.from, to: near.to, is: 'price', min: value * 1e6, max: value * 1e6 + 999_999 };
  }
  const isPart = /^\d{1,3}$/.test(next?.text ?? '') && (next!.gap === '' || next!.text.length === 1);
  if (isPart) return price(tokens, at, to + 2, (value + Number(`0.${next!.text}`)) * 1e6);
  const part = next && !isDigits ? valueAt(tokens, to + 1) : null;
  if (part && part.value >= 100 && part.value < 1000) {
    const end = THOUSANDS.has(textAt(tokens, part.to)) ? part.to + 1 : part.to;
    return price(tokens, at, end, value * 1e6 + part.value * 1000);
  }
  return price(tokens, at, to + 1, value * 1e6);
}

/** A price without a unit: '2490000', 'dưới 900', 'tầm 2'. */
function bareAt(
  tokens: readonly Token[],
  at: number,
  { value, to }: Read,
  isCounted: boolean,
): NumberSpan | null {
  if (value >= 100_000 && value < 1e9 && value % 1000 === 0) return price(tokens, at, to, value);
  const side = bound(tokens, at, to);
  if (!side) return null;
  if (value >= 1000 && value < 100_000 && value % 50 === 0) return price(tokens, at, to, value * 1000);
  const isMillions = value >= 1 && value <= 30 && !isCounted && OF_PRICES.has(textAt(tokens, at - 1));
  return isMillions ? price(tokens, at, to, value * 1e6) : null;
}

/** 'đến', 'to', or the 'and' of 'between 2 and 3 million'. */
export function isJoin(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  const isBetween = tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => token.text === 'between' || token.text === 'giữa');
  return TO.has(text) || ((text === 'and' || text === 'và') && isBetween);
}

/** The factor that the unit after '2-3 triệu' also applies to the first number. */
function rangeUnit(tokens: readonly Token[], to: number): number | null {
  const isTo = isJoin(tokens, to);
  const second = tokens[isTo ? to + 1 : to];
  if (!second || !/^\d/.test(second.text) || (!isTo && !/[-–~]/.test(second.gap))) return null;
  const unit = textAt(tokens, isTo ? to + 2 : to + 1);
  return MILLIONS.has(unit) ? 1e6 : unit === 'k' || THOUSANDS.has(unit) ? 1000 : null;
}

function price(tokens: readonly Token[], from: number, to: number, dong: number): NumberSpan {
  const side = bound(tokens, from, to);
  const span = { from: side?.from ?? from, to: side?.to ?? to, is: 'price' as const };
  return { ...span, [side?.is ?? 'near']: Math.round(dong) };
}
