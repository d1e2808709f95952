/** The widths of an uploaded picture, in pixels (rule U3). The shop's own are there in a third. */
const WIDTHS = [480, 960];
const OWN_WIDTHS = [...WIDTHS, 1600];
const OWN = '/media/';
const SUFFIX = /-(?:480|960)\.(webp|avif|jpe?g|png)$/;

/** The attributes with which an `<img>` chooses a width. */
export interface ImageSet {
  /** The picture for browsers that choose none. */
  src: string;
  /** Every width; undefined for a path without the width suffix. */
  srcSet: string | undefined;
}

/**
 * All widths of a stored picture. Paths end in `-960.webp`; the narrow picture ends in `-480.webp`.
 *
 * @param path as the API gives it; a path without the suffix is used unchanged
 */
export function imageSet(path: string): ImageSet {
  if (!SUFFIX.test(path)) return { src: path, srcSet: undefined };
  const at = (width: number): string => path.replace(SUFFIX, `-${width}.$1`);
  const widths = path.startsWith(OWN) ? OWN_WIDTHS : WIDTHS;
  return { src: at(960), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

/** The addresses of a promo film and its poster. */
export interface FilmSources {
  mp4: string;
  webm: string;
  poster: string;
}

/** @param name home, or a brand's path */
export function filmSources(name: string): FilmSources {
  return {
    mp4: `/media/films/${name}.mp4`,
    webm: `/media/films/${name}.webm`,
    poster: `/media/films/${name}-poster-1600.webp`,
  };
}

/** What a `<picture>` takes: its sources, the first of which fits wins, and the picture for browsers that know none. */
export interface EditorialPicture {
  src: string;
  sources: readonly { media?: string; type: string; srcSet: string }[];
}

const EDITORIAL_SHAPES = [
  { shape: 'tall', media: '(max-width: 700px)', widths: [720, 1080] },
  { shape: 'wide', media: undefined, widths: [1200, 1920] },
] as const;

/**
 * A picture of shoes in use: tall on a phone, wide elsewhere.
 *
 * @param name home, or a brand's path
 */
export function editorialPicture(name: string): EditorialPicture {
  const path = (shape: string, width: number, format: string) =>
    `/media/editorial/${name}-${shape}-${width}.${format}`;
  return {
    src: path('wide', 1200, 'webp'),
    sources: EDITORIAL_SHAPES.flatMap(({ shape, media, widths }) =>
      ['avif', 'webp'].map((format) => ({
        media,
        type: `image/${format}`,
        srcSet: widths.map((width) => `${path(shape, width, format)} ${width}w`).join(', '),
      })),
    ),
  };
}
