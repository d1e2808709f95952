import { hasManyMarks, normalise } from './text';

/** Characters that are replaced or removed: white space other than the space, and invisible ones. */
const ODD =
  /[\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The flags of England, Scotland and Wales consist of a black flag and invisible letters. */
const FLAG_OR_LETTER = /\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|[^]/gu;

const BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const BLANK = /[\t\p{Zs}\u2800]/u;
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Scripts in which zero-width joiners and non-joiners affect the neighbouring letters. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** The virama removes a letter's vowel; with a joiner it may end a word. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IDEOGRAPHS_FORM = /[\ufe00-\ufe0d\u{E0100}-\u{E01EF}]/u;

/**
 * Normalises a text to what people see: all white space becomes spaces, and invisible characters, including
 * direction marks, are removed. Joiners and variation selectors stay where the script or an emoji needs them.
 * Runs in linear time.
 * @param hasLines keeps line ends, each as one `\n`; otherwise they become spaces
 */
export function cleanText(text: string, hasLines = false): string {
  if (!ODD.test(text)) return text;
  const parts = text.replaceAll('\r\n', '\n').match(FLAG_OR_LETTER) ?? [];
  const kept: string[] = [];
  parts.forEach((part, at) => {
    if (BREAK.test(part)) kept.push(hasLines ? '\n' : ' ');
    else if (BLANK.test(part)) kept.push(' ');
    else if (
      part.length > 2 ||
      !HIDDEN.test(part) ||
      isSpelling(part, kept.at(-1) ?? '', parts[at + 1] ?? '')
    )
      kept.push(part);
  });
  return kept.join('');
}

/** Whether an invisible character is needed between these two. */
function isSpelling(hidden: string, before: string, after: string): boolean {
  if (hidden === '\u200d' || hidden === '\u200c') {
    if (JOINED.test(before)) return VIRAMA.test(before) || JOINED.test(after);
    return hidden === '\u200d' && isEmojiEnd(before) && EMOJI.test(after);
  }
  if (hidden === '\ufe0f' || hidden === '\ufe0e') {
    return EMOJI.test(before) || (/^[0-9#*]$/.test(before) && after === '\u20e3');
  }
  if (IDEOGRAPHS_FORM.test(hidden)) return IDEOGRAPH.test(before);
  return /[\u180b-\u180d\u180f]/.test(hidden) && /\p{Script=Mongolian}/u.test(before);
}

function isEmojiEnd(text: string): boolean {
  return EMOJI.test(text) || text === '\ufe0f' || text === '\u20e3';
}

/**
 * Normalises all texts of a request, including accents (NFC).
 * @param value parsed JSON or a query, no deeper than requests may be
 * @param hasLines keeps the line ends of its texts
 */
export function cleanInput(value: unknown, hasLines = false): unknown {
  if (typeof value === 'string') {
    const text = cleanText(value, hasLines);
    // Normalising would drop marks and let a text pass that exceeds its field's length.
    return hasManyMarks(text) ? text : normalise(text, 'NFC');
  }
  if (Array.isArray(value)) return value.map((part) => cleanInput(part, hasLines));
  if (typeof value !== 'object' || value === null) return value;
  const cleaned = Object.entries(value).map(([name, part]) => [name, cleanInput(part, hasLines)]);
  return Object.fromEntries(cleaned);
}
