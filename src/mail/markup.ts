import { escapeHtml } from '../common/html';

/** Markup, in which every text is escaped. */
export class Markup {
  constructor(readonly source: string) {}
}

type Value = string | number | Markup | readonly Markup[] | false | undefined;

/** Makes markup of a template: texts in it are escaped, markup is not, and what is `false` or not there is left out. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, i) => (i === 0 ? part : written(values[i - 1]) + part)).join(''));
}

function written(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('\n');
  return escapeHtml(String(value));
}
