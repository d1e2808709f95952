import { foldText } from '../../common/text';

/** What a password may have besides common pieces, in characters, and still be easy to guess. */
const FEW = 3;
const SHORTEST_WORD = 4;
/** Longer passwords are sentences. */
const MAX_LENGTH = 24;

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'];
/** Where fingers walk on a keyboard, both ways. */
const WALKS = [...ROWS, ...COLUMNS].flatMap((walk) => [walk, [...walk].reverse().join('')]);
const SHORTEST_WALK = 3;

/** The digits under the signs of a keyboard. */
const SHIFTED = ')!@#$%^&*(';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|thang(?:1[0-2]|0?[1-9]))';
const DATE = new RegExp(`^(?:${MONTH}|(?:${MONTH}[^a-z0-9]?)?(?:19|20)\\d\\d)$`);

/** Words of the world's list with a lower rank count as one. The shop's own words have rank 0, and count all. */
const WELL_KNOWN = 1_000;

/**
 * Whether a password is made of common words, walks on the keyboard, one year or month, and little else:
 * 'Manager@2026', '1qaz@WSX'. Capitals, signs for letters and signs within a word do not help.
 */
export function isMadeOfCommon(password: string, rankOf: ReadonlyMap<string, number>): boolean {
  if (password.length > MAX_LENGTH) return false;
  const plain = foldText(password);
  const digits = plain.replace(/[!@#$%^&*()]/g, (sign) => String(SHIFTED.indexOf(sign)));
  // A sign that parts two words with capitals joins nothing: 'Giay#Chay1'.
  const joined = foldText(password.replace(/(?<=\p{L})[^\p{L}\p{N}](?=\p{Ll})/gu, ''));
  const texts = [plain, joined].flatMap((text) => [text, [...text].reverse().join('')]);
  return texts.some((text) => leftOf(text, rankOf) <= FEW) || leftOf(digits, new Map()) <= FEW;
}

/** How many characters are left when as much as can be is taken out: one date and one word of the world's at most. */
function leftOf(text: string, rankOf: ReadonlyMap<string, number>): number {
  // At each place: what is left up to it, for each set of the pieces that were taken out once.
  const left = Array.from({ length: text.length + 1 }, () => Array.from({ length: 4 }, () => Infinity));
  left[0]![0] = 0;
  for (let from = 0; from < text.length; from += 1) {
    for (const [taken, count] of left[from]!.entries()) {
      const reach = (to: number, once: number, more: number): void => {
        if ((taken & once) === 0) left[to]![taken | once] = Math.min(left[to]![taken | once]!, count + more);
      };
      reach(from + 1, 0, 1);
      for (let to = from + SHORTEST_WALK; count <= FEW && to <= text.length; to += 1) {
        const once = onceOf(text.slice(from, to), rankOf);
        if (once !== undefined) reach(to, once, 0);
      }
    }
  }
  return Math.min(...left.at(-1)!);
}

/** Whether a piece is common: 0 for one that may come again, else the bit of its kind. */
function onceOf(piece: string, rankOf: ReadonlyMap<string, number>): 0 | 1 | 2 | undefined {
  if (WALKS.some((walk) => walk.includes(piece))) return 0;
  if (DATE.test(piece)) return 1;
  const rank =
    piece.length >= SHORTEST_WORD && /[a-z]/.test(piece) ? (rankOf.get(piece) ?? Infinity) : Infinity;
  if (rank === 0) return 0;
  return rank < WELL_KNOWN ? 2 : undefined;
}
