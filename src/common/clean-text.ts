import { hasManyMarks, normalise } from './text';

/** What is not kept as it is: blanks but the space, and what shows nothing. */
const ODD =
  /[\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The flags of England, Scotland and Wales are a black flag and letters that nobody sees. */
const FLAG_OR_LETTER = /\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|[^]/gu;

const BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const BLANK = /[\t\p{Zs}\u2800]/u;
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Scripts in which a joiner or its opposite chooses the form of the letters beside it. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** The sign that takes a letter's vowel away: with a joiner it may end a word. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IDEOGRAPHS_FORM = /[\ufe00-\ufe0d\u{E0100}-\u{E01EF}]/u;

/**
 * A text as a person sees it: every kind of blank is a space, and what shows nothing is gone, marks that turn the
 * direction of writing included. Joiners and variation selectors stay where they are spelling: between letters of
 * scripts that need them, and in emoji. Takes time linear in the text's length.
 *
 * @param hasLines keeps the ends of lines, each as one `\n`; else they are spaces
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

/** Whether a hidden character belongs between these two. */
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

/** Fields whose texts have lines: descriptions and what is said in a conversation. */
const WITH_LINES = new Set(['desc', 'descEn', 'message', 'text']);

/** A password is whatever was typed. */
const SECRET = /password$/i;

/**
 * All texts of a request as people see them, each accent joined to its letter; passwords stay as they are.
 *
 * @param value parsed JSON or a query, no deeper than requests may be
 * @param field the name under which it was sent
 */
export function cleanInput(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (SECRET.test(field)) return value;
    const text = cleanText(value, WITH_LINES.has(field));
    // Normalising would drop marks, and let a text pass that is longer than its field.
    return hasManyMarks(text) ? text : normalise(text, 'NFC');
  }
  if (Array.isArray(value)) return value.map((part) => cleanInput(part, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanInput(part, name)]));
}
