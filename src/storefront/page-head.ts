/** A picture that stands for a page where its address is shared. */
export interface PagePicture {
  /** A path on this server, or a whole address. */
  path: string;
  width?: number;
  height?: number;
  alt: string;
}

/** A product's picture as the app will draw it. */
export interface FirstPicture {
  /** The stored path, which ends in `-960` for the full width and has a sibling of half of it. */
  path: string;
  /** How wide it will be drawn: the very `sizes` of the app's picture, or the browser fetches another. */
  sizes: string;
}

/** What the HTML of a page says about it, for search engines and for whoever is sent its address. */
export interface PageHead {
  /** As the browser's tab shows it. */
  title: string;
  description: string;
  /** The one path the page is known by; null for a page that nobody should find by searching. */
  canonicalPath: string | null;
  type: 'website' | 'product';
  picture: PagePicture;
  /** Further `<meta property>` of Open Graph, by name. */
  properties?: Readonly<Record<string, string>>;
  /** What the app will ask the API for at once: asked for while its scripts are still on their way. */
  firstCalls?: readonly string[];
  /** The pictures that the app will draw first and largest, asked for as early as its scripts. */
  firstPictures?: readonly FirstPicture[];
  /** Objects of schema.org. */
  structuredData?: readonly object[];
}

/** The shop's name, as it ends every title. */
export const SHOP_NAME = 'bước.';

/** The longest description that search results show whole, in characters. */
const DESCRIPTION_LENGTH = 160;

/** A page's title with the shop's name behind it. */
export function titled(title: string): string {
  return `${title} – ${SHOP_NAME}`;
}

/** Cuts a text between words where search results would cut it, and marks the cut. */
export function toDescription(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  const cut = words.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`;
}
