import type { Text } from '../words/text';

/** Which shoe of those spoken of: the one at hand, or one of a list by its place (from 0; -1 the last). */
export type Reference = { kind: 'this' } | { kind: 'place'; place: number };

const NOUN = '(?:cai|doi|mau|con|chiec|em|so|sp|san pham|lua chon|hang)';
const PLACES: [RegExp, number][] = [
  [
    new RegExp(
      `(?<!\\p{L})${NOUN}\\s(?:(?:thu\\s)?nhat|dau tien|dau|thu 1|so 1|1|mot)(?![\\p{L}\\d])|the first|first one|1st|number one|number 1|#1|option 1`,
      'u',
    ),
    0,
  ],
  [
    new RegExp(
      `(?<!\\p{L})${NOUN}\\s(?:thu\\s|so\\s)(?:hai|nhi|2)(?![\\p{L}\\d])|(?<!\\p{L})(?:cai|doi|mau|so)\\s(?:2|hai)(?![\\p{L}\\d])|the second|second one|2nd|number two|number 2|#2|option 2`,
      'u',
    ),
    1,
  ],
  [
    new RegExp(
      `(?<!\\p{L})${NOUN}\\s(?:thu\\s|so\\s)(?:ba|3)(?![\\p{L}\\d])|the third|third one|3rd|number three|number 3|#3|option 3`,
      'u',
    ),
    2,
  ],
  [
    new RegExp(
      `(?<!\\p{L})${NOUN}\\s(?:thu\\s|so\\s)(?:tu|bon|4)(?![\\p{L}\\d])|the fourth|fourth one|4th|number four|number 4|#4|option 4`,
      'u',
    ),
    3,
  ],
  [new RegExp(`(?<!\\p{L})${NOUN}\\s(?:cuoi cung|cuoi|chot)(?!\\p{L})|the last|last one`, 'u'), -1],
];
const CHEAP_PLACE = /(?<!\p{L})(?:thu nhat)(?!\p{L})/u;
const THIS =
  /(?<!\p{L})(?:(?:doi|cai|mau|con|chiec|em|giay|sp|san pham|loai|hang|mẫu)\s(?:nay|do|kia|ay|day|vua roi|tren|ni|nay nay|vua noi)|no|this|that one|that|it|this one|those|these|them|they|the same|same one|cung mau|cung doi|mau tren)(?!\p{L})/u;

/** Reads what points at a shoe that was spoken of before. */
export function readReference({ folded, plain }: Text): { reference?: Reference } {
  for (const [pattern, place] of PLACES) {
    // 'rẻ nhất' is no place in a list, nor is 'đôi nhất' anything else.
    if (
      pattern.test(folded) &&
      !(place === 0 && /(?:re|dat|mac|cao|thap|moi|hot|chay) nhat/.test(folded) && !CHEAP_PLACE.test(folded))
    ) {
      return { reference: { kind: 'place', place } };
    }
  }
  if (THIS.test(folded) && !/đỏ/.test(plain.match(/(?:đôi|cái|con|mẫu|giày)\sđỏ/u)?.[0] ?? ''))
    return { reference: { kind: 'this' } };
  return {};
}
