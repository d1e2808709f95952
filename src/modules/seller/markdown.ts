import MarkdownIt from 'markdown-it';
import { addressIn, type Language } from '../../common/language';

/** A page's title and the HTML below it. */
export interface PageText {
  title: string;
  html: string;
}

/**
 * Draws a page. HTML in the text is shown as it is written, pictures are left out, and links lead to pages, mail and
 * telephone: markdown-it itself refuses `javascript:` and the like. Links to the shop's pages stay in the language.
 * @param markdown begins with the title as `# …`
 */
export function draw(markdown: string, language: Language): PageText {
  const [first = '', ...rest] = markdown.trimStart().split('\n');
  const title = first.startsWith('# ') ? first.slice(2).trim() : '';
  return { title, html: makerFor(language).render(title ? rest.join('\n') : markdown) };
}

function makerFor(language: Language): MarkdownIt {
  const maker = new MarkdownIt({ html: false }).disable('image');
  maker.renderer.rules.link_open = (tokens, at, options, _env, self) => {
    const link = tokens[at]!;
    const href = link.attrGet('href') ?? '';
    if (/^\/(?!\/)/.test(href)) link.attrSet('href', addressIn(language, href));
    else link.attrSet('rel', 'noopener');
    return self.renderToken(tokens, at, options);
  };
  return maker;
}

/**
 * Fills in `{names}`. A line that names something which is unknown or empty is left out, so that no page says
 * 'Telephone:' and nothing more; one with `{!name}` is there only then.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const isTrue = (not: string, name: string): boolean => (not === '!') !== Boolean(values[name]);
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(NAMES)].every(([, not, name]) => isTrue(not!, name!)))
    .map((line) => line.replace(NAMES, (_whole, _not: string, name: string) => values[name] ?? ''))
    .join('\n');
}

const NAMES = /\{(!?)(\w+)\}/g;
