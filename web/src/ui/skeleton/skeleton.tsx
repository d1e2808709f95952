import { recipeClasses } from '../recipe-classes';
import { skeleton } from './skeleton.recipe';

export interface SkeletonProps {
  /** `tile` is a square, `line` a line of text. */
  shape: 'tile' | 'line';
  /**
   * A line's share of the width.
   *
   * @default full
   */
  length?: 'short' | 'medium' | 'full';
}

/** A placeholder for content that loads. It is decoration; a text elsewhere announces the loading. */
export function Skeleton({ shape, length }: SkeletonProps) {
  const styles = recipeClasses(skeleton, { shape, length });
  return <span className={styles.root} data-shape={shape} aria-hidden />;
}
