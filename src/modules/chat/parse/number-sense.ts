import { wanted, type StockQuery } from '../stock-query';
import type { Token } from './text';

const OPERATORS = new Set('nhân chia plus minus times divided mũ'.split(' '));
const BETWEEN = new Set('giữa giua between lửng chừng phân torn'.split(' '));
const OR = new Set('hay hoặc or'.split(' '));
const CHOOSE = new Set(
  'nên lấy chọn đi mang xuống lên lùi should pick choose go take get buy wear'.split(' '),
);
const TIGHT = new Set('chật chat chặt kích tight snug small đau'.split(' '));
const LOOSE = new Set('rộng rong lỏng loose big large thùng'.split(' '));

/** 'x^2 - 42x', '42 * 3', '42 plus 41': arithmetic, not sizes. */
export function isSum(tokens: readonly Token[]): boolean {
  const isNumber = (at: number): boolean => /^\d/.test(tokens[at]?.text ?? '');
  // 'uk 7 = ?' asks for a size.
  if (tokens.some(({ text }) => ['us', 'uk', 'eu', 'cm'].includes(text))) return false;
  const isCounting = tokens.some(({ text }) => ['tính', 'bằng', 'calculate', 'equals'].includes(text));
  return tokens.some(
    ({ text, gap }, at) =>
      (isCounting &&
        (text === 'x' || text === 'cộng' || text === 'trừ' || gap.includes('+')) &&
        isNumber(at - 1)) ||
      (/[*^=×÷√]/.test(gap) && (isNumber(at) || isNumber(at - 1))) ||
      (OPERATORS.has(text) && isNumber(at - 1) && isNumber(at + 1)),
  );
}

/**
 * The size to recommend. Between two neighbouring sizes ('giữa 41 với 42', '40 chật 41 rộng'): the half or
 * the larger one. For a half size and its neighbours ('41.5 thì lấy 41 hay 42'): those two. Otherwise: the
 * size next to one that is too tight or too loose.
 * @param isAdvice whether the message asks which size to take
 */
export function sizeBetween(tokens: readonly Token[], query: StockQuery, isAdvice: boolean): string[] {
  const has = (words: ReadonlySet<string>): boolean => tokens.some(({ text }) => words.has(text));
  const numbers =
    query.sizes.length > 0 ? wanted(query.sizes).map(Number) : [query.minSize ?? 0, query.maxSize ?? 0];
  const [low = 0, high = 0] = numbers.sort((a, b) => a - b);
  const [only = 0] =
    numbers.length === 1 && !query.isConverted && !query.wishes.includes('wide') ? numbers : [];
  if (only > 0 && isAdvice && has(TIGHT) !== has(LOOSE))
    return (has(TIGHT) ? [only + 0.5, only + 1] : [only - 1, only - 0.5]).map(String);
  const isAround = numbers.length === 3 && numbers[2]! - low <= 1 && query.names.length === 0;
  if (isAround && (isAdvice || has(OR))) return [low, numbers[2]!].map(String);
  const isPair = numbers.length === 2 && low > 0 && high > low && high - low <= 1;
  const isChoice = has(OR) && has(CHOOSE) && query.names.length === 0 && query.colors.length === 0;
  if (!isPair || !(isChoice || has(BETWEEN) || (has(TIGHT) && has(LOOSE)))) return [];
  return [...new Set([low + 0.5, high])].map(String);
}
