import { useStyles } from '../use-styles';

export interface SkeletonProps {
  /** `tile` is a square, `line` a line of text. */
  shape: 'tile' | 'line';
  /** A line's share of the width. */
  length?: 'short' | 'medium' | 'full';
}

/** The shape of what is coming. Decoration: what waits says so in words elsewhere. */
export function Skeleton({ shape, length = 'full' }: SkeletonProps) {
  const styles = useStyles('skeleton', { shape, length });
  return <span className={styles.root} data-shape={shape} aria-hidden />;
}
