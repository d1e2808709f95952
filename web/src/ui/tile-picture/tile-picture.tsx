import { imageSet } from '../../lib/images';
import { useStyles } from '../use-styles';

export interface TilePictureProps {
  /** A stored image path (`…-960.webp`); the browser chooses between it and its smaller sibling. */
  path: string;
  /** What it shows; empty when words beside it say so. */
  alt: string;
  /** How wide it will be drawn, as the `sizes` attribute says it. */
  sizes?: string;
  /** 1:1, 16:10, or as high as what holds it. */
  ratio?: 'tile' | 'form' | 'fill';
  /** The largest paint of a page: load it first. */
  priority?: boolean;
  /** Sold out: half there. */
  dimmed?: boolean;
}

/** A picture on the warm-grey tile. Its box has its size before the picture is there, so nothing jumps. */
export function TilePicture({ path, alt, sizes, ratio = 'tile', priority, dimmed }: TilePictureProps) {
  const styles = useStyles('tilePicture', { ratio });
  const { src, srcSet } = imageSet(path);
  return (
    <span className={styles.frame}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        className={styles.picture}
        data-dimmed={dimmed || undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        draggable={false}
        // The browser's mark of a broken picture is no part of a shoe.
        onError={({ currentTarget }) => (currentTarget.style.opacity = '0')}
        onLoad={({ currentTarget }) => (currentTarget.style.opacity = '')}
      />
    </span>
  );
}
