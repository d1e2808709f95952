import { SHOP_NAME, type FirstPicture, type PageHead } from './page-head';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * The head as HTML. Texts from people, such as a product's name, are escaped, so they end neither an attribute nor
 * the script element with the structured data.
 *
 * @param origin the shop's public origin, without a trailing slash
 */
export function renderHead(head: PageHead, origin: string): string {
  const url = head.canonicalPath === null ? null : origin + head.canonicalPath;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    url === null ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(openGraph(head, url, origin)).map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.firstCalls ?? []).map(
      (path) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(path)}">`,
    ),
    ...(head.firstPictures ?? []).map(renderPreload),
    ...(head.structuredData ?? []).map(renderStructuredData),
  ].join('\n    ');
}

function openGraph(head: PageHead, url: string | null, origin: string): Record<string, string> {
  const { picture } = head;
  return {
    'og:site_name': SHOP_NAME,
    'og:locale': 'vi_VN',
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

const FULL_WIDTH = /-960(\.\w{1,5})$/;

/** The `<img>` that the app will render, already in the HTML. */
export function renderPicture(picture: FirstPicture): string {
  const widths = widthsOf(picture);
  const choice = widths && ` srcset="${widths}" sizes="${picture.sizes}"`;
  return `<img class="first-picture" src="${escapeHtml(picture.path)}"${choice} alt="" fetchpriority="high">`;
}

function renderPreload(picture: FirstPicture): string {
  const widths = widthsOf(picture);
  const choice = widths && ` imagesrcset="${widths}" imagesizes="${picture.sizes}"`;
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture.path)}"${choice}>`;
}

/** The widths in the app's `<img>`, so that the browser chooses the same one; empty for a picture with one width. */
function widthsOf({ path }: FirstPicture): string {
  const half = path.replace(FULL_WIDTH, '-480$1');
  return half === path ? '' : escapeHtml(`${half} 480w, ${path} 960w`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function renderStructuredData(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
