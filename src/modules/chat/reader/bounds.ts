import type { Token } from './text';

const MAX_BEFORE = ['dưới', 'không quá', 'tối đa', 'max', 'under', 'below', 'less than', 'up to', 'thấp hơn', 'rẻ hơn', 'nhỏ hơn', 'bé hơn', 'maximum', 'ngân sách', 'budget', 'budget of', 'trong tầm', 'có', 'không tới', 'within', 'cheaper than', 'smaller than', 'quá', 'chưa tới', 'có tầm', 'có khoảng', 'chưa đến', 'không hơn', 'budget is', 'đổ lại', 'lên', 'nới lên', 'nâng lên', 'tới']; // prettier-ignore
const MIN_BEFORE = ['trên', 'hơn', 'từ', 'ít nhất', 'over', 'above', 'more than', 'from', 'at least', 'min', 'lớn hơn', 'tối thiểu', 'bigger than', 'to hơn', 'larger than', 'cao hơn', 'đắt hơn']; // prettier-ignore
const MAX_AFTER = ['trở xuống', 'đổ xuống', 'đổ lại', 'trở lại', 'quay đầu', 'or less', 'or under', 'and below', 'and under', 'max', 'là max', 'or below', 'thôi', 'or smaller', 'and smaller']; // prettier-ignore
const MIN_AFTER = ['trở lên', 'đổ lên', 'or more', 'and up', 'or above', 'and above', 'up', 'or bigger', 'and bigger', 'or larger', 'cộng', 'trở đi']; // prettier-ignore
const NEAR_BEFORE = ['tầm', 'khoảng', 'around', 'about', 'chừng', 'quanh', 'roughly', 'tầm tầm', 'trong khoảng', 'tầm khoảng', 'approximately', 'giá']; // prettier-ignore

/** What bounds a number. */
interface Side {
  is: 'min' | 'max' | 'near';
  from: number;
  to: number;
  word: string;
  isAfter: boolean;
}

/** What bounds the number between two places: 'dưới', 'từ', 'trở lên'. */
export function bound(tokens: readonly Token[], from: number, to: number): Side | null {
  const after = phraseIn(tokens, to, [MAX_AFTER, MIN_AFTER]);
  const fromHere = phraseBefore(tokens, from, [MAX_BEFORE, MIN_BEFORE, NEAR_BEFORE]);
  if (after) {
    const start = fromHere ? fromHere.from : from;
    return {
      is: after.list === 0 ? 'max' : 'min',
      from: start,
      to: after.to,
      word: after.word,
      isAfter: true,
    };
  }
  if (!fromHere) return null;
  const is = (['max', 'min', 'near'] as const)[fromHere.list]!;
  return { is, from: fromHere.from, to, word: fromHere.word, isAfter: false };
}

function phraseIn(tokens: readonly Token[], at: number, lists: string[][]) {
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    for (const [list, phrases] of lists.entries()) {
      const word = phrases.find((phrase) => phrase.split(' ').length === length && isPhrase(words, phrase));
      if (word) return { list, to: at + length, word };
    }
  }
  return null;
}

function phraseBefore(tokens: readonly Token[], at: number, lists: string[][]) {
  for (const length of [2, 1]) {
    if (at < length) continue;
    const words = tokens.slice(at - length, at);
    for (const [list, phrases] of lists.entries()) {
      const word = phrases.find((phrase) => phrase.split(' ').length === length && isPhrase(words, phrase));
      if (word) return { list, from: at - length, word };
    }
  }
  return null;
}

function isPhrase(tokens: readonly Token[], phrase: string): boolean {
  return phrase.split(' ').every((word, place) => {
    const token = tokens[place]!;
    return token.text === word || (token.isPlain && token.text === fold(word));
  });
}

const folded = new Map<string, string>();
function fold(word: string): string {
  const known =
    folded.get(word) ??
    word
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .replace('đ', 'd');
  folded.set(word, known);
  return known;
}
