/** What stands before the dot of an address in Vietnam: `P.Tan Dinh`, `TP.HCM`, `12.Nguyen Hue`. */
const ABBREVIATION = /^(?:\d{1,4}[a-z]?|[pqhxtđd]|tp|tx|tt|kp|kdc|kcn|đt|dt|ql|tl|so|lo)$/i;

/** The ends of names that mail programs know whatever stands before them. */
const COMMON_END =
  /^(?:[a-z]{2}|com|net|org|info|biz|app|dev|xyz|top|shop|site|link|club|live|online|store|vip|pro|win|fun|bid|men|cc|icu)$/i;

/** How a domain name ends: never with a letter that has accents. */
const END = /^(?:[a-z]{2,}|xn--[a-z\d-]+|[^\P{L}\p{Script=Latin}]{2,})$/iu;

/**
 * Text that mail programs make no link of: a word joiner, which no reader sees, stands where one would arise, and
 * nowhere else, so that what the mail says can be pasted into a form.
 */
export function withoutLinks(text: string): string {
  return text.replace(/[^\s,;()<>"]+/g, (word) =>
    isLink(asRead(word)) ? word.replace(/[.:/@。．｡․：／](?=\S)/g, '$&\u2060') : word,
  );
}

/** As browsers read an address: full-width signs and the dots of other scripts are the common ones. */
function asRead(word: string): string {
  return word.normalize('NFKC').replaceAll('。', '.');
}

function isLink(word: string): boolean {
  if (/:\/\/|www\.|^\d+(?:\.\d+){3}|^(?:mailto|tel|sms|javascript|data):|^localhost\b/i.test(word))
    return true;
  const names = word.split(/[^\p{L}\p{M}\p{N}.-]/u).map((name) => name.split('.'));
  return names.some((parts) => parts.some((end, i) => END.test(end) && isNamed(parts[i - 1] ?? '', end)));
}

/** Whether what stands before the dot makes a name of both. */
function isNamed(before: string, end: string): boolean {
  return before !== '' && (!ABBREVIATION.test(before) || COMMON_END.test(end));
}
