import { imageSet } from '../../lib/images';
import { recipeClasses } from '../recipe-classes';
import { tilePicture } from './tile-picture.recipe';

export interface TilePictureProps {
  /** A stored image path (`…-960.webp`); the browser chooses between it and the narrow picture. */
  path: string;
  /** The alternative text; empty when text next to it says the same. */
  alt: string;
  /** The drawn width, as the `sizes` attribute of an image. */
  sizes?: string;
  /** 1:1, 16:10, or as high as the container. */
  ratio?: 'tile' | 'form' | 'fill';
  /** Loads first: this is the page's largest contentful paint (LCP). */
  priority?: boolean;
  /** Half transparent. */
  dimmed?: boolean;
}

/** A picture on a warm grey tile. The tile has its size before the picture loads, so the layout does not shift. */
export function TilePicture({ path, alt, sizes, ratio = 'tile', priority, dimmed }: TilePictureProps) {
  const styles = recipeClasses(tilePicture, { ratio });
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
        // Hides the browser's icon for a broken picture.
        onError={({ currentTarget }) => (currentTarget.style.opacity = '0')}
        onLoad={({ currentTarget }) => (currentTarget.style.opacity = '')}
      />
    </span>
  );
}
