import type { Language } from '../common/language';
import { withoutLinks } from './without-links';

/** A message to one person, as plain text, which every mail program shows; `htmlOf` draws it for those that can. */
export interface Message {
  /** An e-mail address. */
  to: string;
  subject: string;
  text: string;
  /** When the link in it ends: it is not sent afterwards. */
  goodUntil?: Date;
}

/** Before the text of a QR code, in a paragraph of its own: the HTML shows the picture of the code. */
export const QR_LABEL = 'QR: ';

/** Someone who is written to. */
export interface Recipient {
  email: string;
  /** The one in which they last signed up, signed in or ordered; null when it is not known. */
  language: Language | null;
}

/** The owner of an account. */
export interface Owner extends Recipient {
  /** Whether the address is known to be theirs: anyone can sign up with another person's. */
  isConfirmed: boolean;
}

/** What an account's owner has written, for a mail to them; null while nobody knows whose address it is (rule X19). */
export function ownWords(text: string, { isConfirmed }: Owner): string | null {
  return isConfirmed ? withoutLinks(text) : null;
}

/** Between the two languages of a short text, Vietnamese before English: `Tổng cộng / Total`. */
const BETWEEN = ' / ';

/** A short text in both languages, as one of them; as it is when nobody knows which one is read. */
export function only(text: string, language: Language | null): string {
  const [vi = '', en = ''] = text.split(BETWEEN);
  if (language === null) return text;
  return language === 'vi' ? vi : en;
}

/** What a letter says. */
interface Letter {
  to: string;
  /** In both languages, as for {@link only}. */
  subject: string;
  vi: string;
  en: string;
  link: string;
  /** What follows the link. */
  end?: { vi: string; en: string };
}

/** What Vietnamese letters begin with; by it the HTML knows their language. */
export const GREETING = 'Xin chào,';

/** Each language's greeting and text, or those of both, Vietnamese first, when nobody knows which one is read. */
export function greeted({ vi, en }: { vi: string; en: string }, language: Language | null): string[] {
  return [...(language === 'en' ? [] : [GREETING, vi]), ...(language === 'vi' ? [] : ['Hello,', en])];
}

/** A letter, in its reader's language (rule X18). It has no name, since anyone can enter another person's address. */
export function letter({ to, subject, vi, en, link, end }: Letter, language: Language | null): Message {
  const last = end && [language !== 'en' && end.vi, language !== 'vi' && end.en].filter(Boolean).join('\n');
  const parts = [...greeted({ vi, en }, language), link, last, 'bước.\n'];
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  return { to, subject: only(subject, language), text };
}

/** What a mail is known by. */
export interface Origin {
  id: string;
  /** The account that it is about. */
  accountId: string;
  createdAt: Date;
}

/** The sender's name and e-mail address. */
export interface Sender {
  name: string;
  address: string;
}
