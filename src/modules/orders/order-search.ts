import { foldText } from '../../common/text';

/** As long as the column that keeps it. */
const SEARCH_TEXT_LENGTH = 400;

/** The beginning of an order number, with the mark that is shown before it or as the memo of a bank transfer has it. */
const MARKED_NUMBER = /^(?:#|dh)([0-9a-f]{4,24})$/;

/** Without a mark four or five digits are the end of a phone number, and as many letters a part of a name. */
const PLAIN_NUMBER = /^(?:[0-9a-f]{6,24}|(?=\d{0,4}[a-f])(?=[a-f]{0,4}\d)[0-9a-f]{4,5})$/;

/**
 * What staff find an order by: the receiver's name folded, the phone between marks that show where it begins
 * and ends, and the customer's e-mail address.
 * @param email empty when it is not known
 */
export function searchTextOf({ name, phone }: { name: string; phone: string }, email: string): string {
  return `${foldText(name)} #${phone}# ${foldText(email)}`.slice(0, SEARCH_TEXT_LENGTH);
}

/** What one word of a search asks of an order; meeting any part of it is enough. */
export interface SearchTerm {
  /** The beginning or the end of a phone number, null when the word has more than digits. */
  digits: string | null;
  /** A part of a name or an e-mail address, null when the word is digits. */
  part: string | null;
  /** The beginning of the order's id, null when the word cannot be one. */
  idStart: string | null;
}

/**
 * What a search text asks for, word by word; every word must be met. Digits are a phone number, its beginning
 * or its end (so that the last four find it); any other word may stand anywhere in the name or the e-mail
 * address. Four characters or more of an order number's beginning find it as well: with `#` or a transfer's `DH`
 * before them, or with both digits and letters among them, or when they are six at least.
 */
export function orderTerms(text: string): SearchTerm[] {
  return [...new Set(words(text))].map((word) => {
    const bare = word.replace(/^#/, '');
    return {
      ...(/^\d+$/.test(bare) ? { digits: bare, part: null } : { digits: null, part: bare }),
      idStart: MARKED_NUMBER.exec(word)?.[1] ?? PLAIN_NUMBER.exec(word)?.[0] ?? null,
    };
  });
}

/**
 * A phone number is one word however it is written: `0901 234 567`, `+84 901-234-567`. A `#` says something only
 * before what may be an order number.
 */
function words(text: string): string[] {
  const folded = foldText(text)
    .replace(/#/g, ' #')
    .replace(/#(?![0-9a-f]{4,24}(?: |$))/g, ' ')
    .trim();
  if (/^\+?[\d\s().-]+$/.test(folded)) {
    const digits = folded.replace(/^\+84/, '0').replace(/\D/g, '');
    return digits ? [digits] : [];
  }
  return folded.split(' ').filter(Boolean);
}
