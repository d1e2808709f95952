import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The shop's languages; English is the default. */
export const LANGUAGES = ['en', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in each language. */
export type InBoth = Readonly<Record<Language, string>>;

/** The address of a page in a language; English if unknown. */
export function addressIn(language: Language | null, path: string): string {
  if (language === null || language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** A quality value (RFC 9110): 0 to 1, with at most three decimals. */
const QUALITY = /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** A language of the header with its first parameter. Skips empty entries, of which there may be many. */
const RANGE = /(?:^|,)\s*([^,;\s][^,;]*)(?:;([^,;]*))?/g;

/**
 * The shop's language that an `Accept-Language` header prefers, the first of equals; null when it names
 * neither. `vi-VN` is Vietnamese; `*` names none.
 */
export function namedLanguage(header: string | undefined): Language | null {
  let best: { language: Language; quality: number } | null = null;
  for (const [, tag = '', parameter = 'q=1'] of header?.matchAll(RANGE) ?? []) {
    const [language] = tag.toLowerCase().trim().split('-', 1);
    if (language !== 'vi' && language !== 'en') continue;
    const quality = QUALITY.test(parameter.trim()) ? Number(parameter.trim().slice(2)) : 0;
    if (quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? null;
}

/** Injects the request's preferred language, or null, into a controller's parameter. */
export const NamedLanguage = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  namedLanguage(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
