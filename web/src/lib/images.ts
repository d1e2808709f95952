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

/** Phones take tall pictures and films: the theme's breakpoint `sm`. */
const PHONE = '(max-width: 700px)';

/** The addresses of a promo film and of its poster, the film's first picture: on a phone tall, elsewhere wide. */
export interface FilmSources {
  /** The wide poster. */
  poster: string;
  /** What a `<picture>` takes. */
  posters: readonly { media: string; srcSet: string; sizes?: string }[];
  /** What a `<video>` takes: the first that fits wins. */
  films: readonly { media?: string; type?: string; src: string }[];
}

/** @param name home, or a brand's path */
export function filmSources(name: string): FilmSources {
  const path = `/media/films/${name}-`;
  const films = (shape: string, media?: string) => [
    { media, type: 'video/mp4; codecs="av01.0.08M.08"', src: `${path}${shape}-av1.mp4` },
    { media, src: `${path}${shape}-h264.mp4` },
  ];
  return {
    poster: `${path}poster-1600.webp`,
    posters: [
      // It covers a box that is as wide as the phone and 600 pixels high.
      {
        media: PHONE,
        srcSet: inWidths(`${path}poster-tall-`, 'webp', [720, 1080]),
        sizes: 'max(100vw, 450px)',
      },
      { media: `not all and ${PHONE}`, srcSet: inWidths(`${path}poster-`, 'webp', [1200, 1600]) },
    ],
    films: [...films('tall', PHONE), ...films('wide')],
  };
}

/** The `srcset` of a picture whose widths are the last part of its files' names. */
export function inWidths(path: string, ending: string, widths: readonly number[]): string {
  return widths.map((width) => `${path}${width}.${ending} ${width}w`).join(', ');
}

/** What a `<picture>` takes: its sources, the first of which fits wins, and the picture for browsers that know none. */
export interface EditorialPicture {
  src: string;
  sources: readonly { media?: string; type: string; srcSet: string }[];
}

const EDITORIAL_SHAPES = [
  { shape: 'tall', media: PHONE, widths: [720, 1080] },
  { shape: 'wide', media: undefined, widths: [1200, 1920] },
] as const;

/**
 * A picture of shoes in use: tall on a phone, wide elsewhere.
 *
 * @param name home, or a brand's path
 */
export function editorialPicture(name: string): EditorialPicture {
  const path = `/media/editorial/${name}-`;
  return {
    src: `${path}wide-1200.webp`,
    sources: EDITORIAL_SHAPES.flatMap(({ shape, media, widths }) =>
      ['avif', 'webp'].map((format) => ({
        media,
        type: `image/${format}`,
        srcSet: inWidths(`${path}${shape}-`, format, widths),
      })),
    ),
  };
}
