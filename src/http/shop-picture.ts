import { negotiate } from '@fastify/accept-negotiator';

/** The shop's own pictures: WebP under the name that is asked for, AVIF beside it, not each in each width. */
const NAME = /^(.+)-(480|960|1600)\.webp$/;
const WIDTHS = [480, 960, 1600];

/** The widths to look for, best first: the one that is asked for, then the next wider ones, then narrower ones. */
function widthsFor(asked: number): number[] {
  const wider = WIDTHS.filter((width) => width >= asked);
  const narrower = WIDTHS.filter((width) => width < asked).reverse();
  return [...wider, ...narrower];
}

/**
 * The file that answers a request for one of the shop's own pictures.
 *
 * @param file the path that is asked for, below the media folder
 * @param accept the request's `Accept`: AVIF goes only to those that name it, and not with `q=0`
 * @returns null for a path that is no such picture, and when no file of it is there
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
