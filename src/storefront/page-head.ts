import { addressIn, LANGUAGES, type Language } from '../common/language';
import { escapeHtml } from '../common/html';

/** The picture of a page for link previews. */
export interface PagePicture {
  /** A path on this server, or a full URL. */
  path: string;
  width?: number;
  height?: number;
  alt: string;
}

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  language: Language;
  /** Title of the browser tab. */
  title: string;
  description: string;
  /** The page's path without its language; null for a page that search engines must not list. */
  canonicalPath: string | null;
  type: 'website' | 'product';
  picture: PagePicture;
  /** Further `<meta property>` tags of Open Graph, by name. */
  properties?: Readonly<Record<string, string>>;
  /** schema.org objects. */
  structuredData?: readonly object[];
}

/** The shop's name, at the end of every title. */
export const SHOP_NAME = 'bước.';

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', vi: 'vi_VN' };

/** The longest description, in characters, that search results show in full. */
const DESCRIPTION_LENGTH = 160;

/** A page's title followed by the shop's name. */
export function titled(title: string): string {
  return `${title} – ${SHOP_NAME}`;
}

/** Cuts a text between words at the length of search results and adds an ellipsis. */
export function toDescription(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  const cut = words.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`;
}

/**
 * Renders the head as HTML. Escapes user texts, such as a product's name, so that they can end neither an
 * attribute nor the script element with the structured data.
 * @param origin the shop's public origin, without a trailing slash
 */
export function renderHead(head: PageHead, origin: string): string {
  const url = head.canonicalPath === null ? null : origin + addressIn(head.language, head.canonicalPath);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    url === null ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...alternates(head.canonicalPath, origin),
    ...Object.entries(openGraph(head, url, origin)).map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.structuredData ?? []).map(renderStructuredData),
  ].join('\n    ');
}

/** Links to the page in each language, including its own, and the default for other languages. */
function alternates(path: string | null, origin: string): string[] {
  if (path === null) return [];
  const link = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + addressIn(language, path))}">`;
  return [...LANGUAGES.map((language) => link(language, language)), link('x-default', 'en')];
}

function openGraph(head: PageHead, url: string | null, origin: string): Record<string, string> {
  const { picture } = head;
  return {
    'og:site_name': SHOP_NAME,
    'og:locale': OPEN_GRAPH_LOCALES[head.language],
    'og:type': head.type,
    'og:title': head.title,
    'og:description': head.description,
    ...(url !== null && { 'og:url': url }),
    'og:image': new URL(picture.path, origin).href,
    ...(picture.width && { 'og:image:width': String(picture.width) }),
    ...(picture.height && { 'og:image:height': String(picture.height) }),
    'og:image:alt': picture.alt,
    ...head.properties,
  };
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function renderStructuredData(data: object): string {
  return `<script type="application/ld+json">${toJson({ '@context': 'https://schema.org', ...data })}</script>`;
}

/** Who sells, and the year, for the app: it need not ask. */
export function renderShop(shop: object): string {
  return `<script type="application/json" id="shop">${toJson(shop)}</script>`;
}

/** JSON that cannot end the element that it stands in. */
function toJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
