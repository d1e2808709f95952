/** The picture of a page in previews of shared links. */
export interface PagePicture {
  /** A path on this server, or a full URL. */
  path: string;
  width?: number;
  height?: number;
  alt: string;
}

/** A product's picture, as the app will render it. */
export interface FirstPicture {
  /** The stored path, ending in `-960`; the narrow picture is half as wide. */
  path: string;
  /** The drawn width: exactly the app's `sizes`, otherwise the browser would fetch another width. */
  sizes: string;
}

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  /** The title of the browser's tab. */
  title: string;
  description: string;
  /** The page's canonical path; null for a page that search engines must not list. */
  canonicalPath: string | null;
  type: 'website' | 'product';
  picture: PagePicture;
  /** Further `<meta property>` tags of Open Graph, by name. */
  properties?: Readonly<Record<string, string>>;
  /** The app's first API calls, which the browser preloads while the scripts load. */
  firstCalls?: readonly string[];
  /** The app's first and largest pictures, which the browser preloads with the scripts. */
  firstPictures?: readonly FirstPicture[];
  /** Objects of schema.org. */
  structuredData?: readonly object[];
}

/** The shop's name, at the end of every title. */
export const SHOP_NAME = 'bước.';

/** The longest description that search results show completely, in characters. */
const DESCRIPTION_LENGTH = 160;

/** A page's title followed by the shop's name. */
export function titled(title: string): string {
  return `${title} – ${SHOP_NAME}`;
}

/** Cuts a text between words at the length of search results, and adds an ellipsis. */
export function toDescription(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  const cut = words.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`;
}
