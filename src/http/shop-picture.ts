import { negotiate } from '@fastify/accept-negotiator';

/** The shop's own pictures: WebP as named, with an AVIF file beside it; not every width exists. */
const NAME = /^(.+)-(480|960|1600)\.webp$/;
const WIDTHS = [480, 960, 1600];

/** The widths to try, best first: the requested one, then wider, then narrower ones. */
function widthsFor(wanted: number): number[] {
  const wider = WIDTHS.filter((width) => width >= wanted);
  const narrower = WIDTHS.filter((width) => width < wanted).reverse();
  return [...wider, ...narrower];
}

/**
 * The file for a request of one of the shop's own pictures.
 * @param file the requested path below the media folder
 * @param accept the request's `Accept` header: AVIF is only sent if listed without `q=0`
 * @returns null if the path is no such picture, or no file of it exists
 */
export function findShopPicture(
  file: string,
  accept: string | undefined,
  isThere: (file: string) => boolean,
): string | null {
  const [, stem, width] = NAME.exec(file) ?? [];
  if (!stem) return null;
  const formats = negotiate(accept ?? '', ['image/avif']) ? ['avif', 'webp'] : ['webp'];
  const files = widthsFor(Number(width)).flatMap((one) =>
    formats.map((format) => `${stem}-${one}.${format}`),
  );
  return files.find(isThere) ?? null;
}
