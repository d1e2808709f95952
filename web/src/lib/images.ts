/** The two widths every picture is kept in, in pixels. */
const CARD_WIDTH = 480;
const FULL_WIDTH = 960;
const SUFFIX = /-(?:480|960)\.(webp|avif|jpe?g|png)$/;

/** What an `<img>` needs to choose the right width. */
export interface ImageSet {
  /** The full picture. */
  src: string;
  /** Both widths; undefined for a path that does not follow the suffix rule. */
  srcSet: string | undefined;
}

/**
 * Both widths of a stored picture. Paths end in `-960.webp`; the sibling for a card ends in `-480.webp`.
 *
 * @param path as the API gives it; a path without the suffix is used as it is
 */
export function imageSet(path: string): ImageSet {
  if (!SUFFIX.test(path)) return { src: path, srcSet: undefined };
  const at = (width: number): string => path.replace(SUFFIX, `-${width}.$1`);
  return {
    src: at(FULL_WIDTH),
    srcSet: `${at(CARD_WIDTH)} ${CARD_WIDTH}w, ${at(FULL_WIDTH)} ${FULL_WIDTH}w`,
  };
}

/** The addresses of one promo film and of its poster. */
export interface FilmSources {
  mp4: string;
  webm: string;
  poster: string;
}

/**
 * @param name home, or a brand's path word
 */
export function filmSources(name: string): FilmSources {
  return {
    mp4: `/media/films/${name}.mp4`,
    webm: `/media/films/${name}.webm`,
    poster: `/media/films/${name}-poster-1600.webp`,
  };
}
