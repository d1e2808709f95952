import type { Language } from '../common/language';

/** What a mail says. Its text and its HTML are drawn of it, so that the two never differ. */
export interface Content {
  /** The language that it is in; null: both. */
  language: Language | null;
  title: string;
  /** What stands above the title, such as an order's number. */
  topic?: string | undefined;
  blocks: Block[];
}

export type Block =
  | { kind: 'text'; text: string; language?: Language | undefined }
  /** What is read by few: why the mail came, or what to do if it was a mistake. */
  | { kind: 'note'; text: string }
  | { kind: 'shoes'; shoes: Shoe[] }
  | { kind: 'facts'; facts: Fact[] }
  /** A QR code's text. */
  | { kind: 'code'; code: string }
  /** The one thing to do. */
  | { kind: 'button'; label: string; link: string };

/** `main`: what its reader looks for first, such as a total. */
export type Fact = [name: string, value: string, weight?: 'main'];

/** A shoe, as one line. */
export interface Shoe {
  name: string;
  color: string;
  size: string;
  /** The address of its picture; null without one. */
  picture: string | null;
  quantity?: number;
  /** What its pairs cost together. */
  sum?: string;
}

/** What all mails of a shop have in common. */
export interface Frame {
  shopName: string;
  /** Who sells, line by line; none while the owner has not said it. */
  seller: string[];
}

/** The width of a shoe's picture; the file has more pixels, for screens with several a point. */
const PICTURE_WIDTH = 480;

/** The address of one of the shop's own pictures; null for another one's, which a mail never shows. */
export function pictureAt(publicUrl: string, path: string): string | null {
  if (!/^\/(?!\/)/.test(path)) return null;
  return publicUrl + path.replace(/-\d+\.webp$/, `-${PICTURE_WIDTH}.webp`);
}

/** A content that has nothing but a text, such as that of a mail which the previous release has written. */
export function contentOf(text: string, title: string): Content {
  const paragraphs = text.trim().split('\n\n').slice(0, -1);
  return { language: null, title, blocks: paragraphs.map((one) => ({ kind: 'text', text: one })) };
}
