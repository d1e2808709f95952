import type { ReactNode } from 'react';
import { recipeClasses } from '../../ui';
import { halfPicturePage } from './half-picture-page.recipe';

interface HalfPicturePageProps {
  picture: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Half picture, half form; on a phone the picture shrinks. */
export function HalfPicturePage({ picture, children }: HalfPicturePageProps) {
  const styles = recipeClasses(halfPicturePage);
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <div className={styles.cover}>{picture}</div>
      </div>
      <div className={styles.half}>
        <div className={styles.form}>{children}</div>
      </div>
    </div>
  );
}
