import type { Token } from '../words/text';

const COLOR_NOUNS = new Set(['mau', 'color', 'colour', 'ban', 'tong']);
const SHOE_NOUNS = new Set(['doi', 'giay', 'chiec', 'con', 'cai', 'mau', 'em']);
const ENDINGS = new Set([
  'shop',
  'ad',
  'a',
  'ban',
  'vay',
  'ta',
  'nhi',
  'nha',
  'v',
  'z',
  'admin',
  'oi',
  'em',
  'anh',
  'chi',
]);
const NOTS = new Set([
  'k',
  'ko',
  'khong',
  'kg',
  'hk',
  'hok',
  'hem',
  'khum',
  'kh',
  'khg',
  'hem',
  'chua',
  'hông',
  'hong',
]);
const ENGLISH = new Set([
  'you',
  'we',
  'i',
  'they',
  'these',
  'those',
  'the',
  'have',
  'it',
  'not',
  'shoes',
  'in',
  'any',
]);

/**
 * Says whether a word without accents that may be a colour is one where it stands: 'do' is 'đỏ', 'đó' or English,
 * 'hong' may be 'hồng' or 'không', 'den' 'đen' or 'đến', 'tim' 'tím' or 'tìm', 'cam' also begins 'cảm ơn'.
 */
export function isColorHere(tokens: Token[], from: number, to: number): boolean {
  const token = tokens[from]!;
  if (to - from > 1 || token.text !== token.folded) return true;
  const before = tokens[from - 1];
  const after = tokens[to];
  if (before && COLOR_NOUNS.has(before.folded)) return true;
  switch (token.text) {
    case 'do':
      return isRed(tokens, from);
    case 'hong':
      return (
        !isQuestionEnd(tokens, to) ||
        tokens.some(({ text }, at) => at !== from && text !== 'hong' && NOTS.has(text))
      );
    case 'den':
      return (
        !(before && /^\d/.test(before.text) && before.use !== 'name' && after && /^\d/.test(after.text)) &&
        before?.use !== 'price'
      );
    case 'tim':
      return (
        (before?.use === 'name' ||
          before?.use === 'brand' ||
          before?.use === 'color' ||
          SHOE_NOUNS.has(before?.folded ?? '')) &&
        !SHOE_NOUNS.has(after?.folded ?? '')
      );
    case 'cam':
      return after?.folded !== 'on';
    case 'vang':
      return from > 0;
    case 'bac':
      return before !== undefined && after?.folded !== 'oi' && before.folded !== 'chao';
    case 'la':
    case 'tro':
    case 'ngoc':
    case 'cat':
    case 'nga':
    case 'luc':
    case 'lam':
    case 'ghi':
    case 'duong':
    case 'nghe':
    case 'reu':
    case 'sky':
    case 'wine':
    case 'bone':
    case 'sail':
      return token.text === 'reu' || token.text === 'ghi' || (before?.use === 'color' && token.text !== 'la');
    default:
      return true;
  }
}

function isRed(tokens: Token[], from: number): boolean {
  const before = tokens[from - 1]?.folded ?? '';
  const after = tokens[from + 1]?.folded ?? '';
  if (
    ENGLISH.has(after) ||
    ENGLISH.has(before) ||
    ['how', 'what', 'to', 'can', 'so', 'does'].includes(before)
  )
    return false;
  // 'đôi đó', 'cái đó', 'mẫu đó': what was spoken of.
  return from > 0 && !['doi', 'cai', 'con', 'chiec', 'o', 'tu', 'nay', 'luc', 'em'].includes(before);
}

function isQuestionEnd(tokens: Token[], to: number): boolean {
  return tokens.slice(to).every(({ folded }) => ENDINGS.has(folded));
}
