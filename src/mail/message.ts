import type { Language } from '../common/language';
import type { Block, Content, Shoe } from './content';
import { withoutLinks } from './without-links';

/** A message to one person. */
export interface Message {
  /** An e-mail address. */
  to: string;
  subject: string;
  content: Content;
  /** When the link in it ends: it is not sent afterwards. */
  goodUntil?: Date;
}

/** Someone who is written to. */
export interface Recipient {
  email: string;
  /** The one in which they last signed up, signed in or ordered; null when it is not known. */
  language: Language | null;
  /** What they are greeted by; none while nobody knows whose address it is (rule X19). */
  name?: string | null;
}

/** The owner of an account. */
export interface Owner extends Recipient {
  /** Whether the address is known to be theirs: anyone can sign up with another person's. */
  isConfirmed: boolean;
}

/** What an account's owner has written, for a mail to them; null while nobody knows whose address it is (rule X19). */
export function ownWords(text: string, { isConfirmed }: Pick<Owner, 'isConfirmed'>): string | null {
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
  /** In both languages, as for {@link only}. */
  subject: string;
  vi: string;
  en: string;
  /** The shoes that it is about. */
  shoes?: Shoe[] | undefined;
  /** What the link's button says, in both languages. */
  button: string;
  link: string;
  /** What follows the link. */
  end?: { vi: string; en: string } | undefined;
}

/** The greeting and the text in each language, or in both, Vietnamese first, when nobody knows which one is read. */
export function greeted({ vi, en }: { vi: string; en: string }, { language, name }: Recipient): Block[] {
  const hello = (text: string): string => `${[text, name].filter(Boolean).join(' ')},`;
  const inVietnamese = [hello('Xin chào'), vi].map((text) => inLanguage(text, 'vi'));
  const inEnglish = [hello('Hello'), en].map((text) => inLanguage(text, 'en'));
  return [...(language === 'en' ? [] : inVietnamese), ...(language === 'vi' ? [] : inEnglish)];
}

const inLanguage = (text: string, language: Language): Block => ({ kind: 'text', text, language });

/** A letter, in its reader's language (rule X18). */
export function letter(
  { subject, vi, en, shoes = [], button, link, end }: Letter,
  reader: Recipient,
): Pick<Message, 'to' | 'subject' | 'content'> {
  const { email: to, language } = reader;
  const title = only(subject, language);
  const last = end && [language !== 'en' && end.vi, language !== 'vi' && end.en].filter(Boolean).join('\n');
  const blocks: Block[] = [
    ...greeted({ vi, en }, reader),
    ...(shoes.length > 0 ? [{ kind: 'shoes' as const, shoes }] : []),
    { kind: 'button', label: only(button, language), link },
    ...(last ? [{ kind: 'note' as const, text: last }] : []),
  ];
  return { to, subject: title, content: { language, title, blocks } };
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
