import type { ReactNode } from 'react';
import { useStyles } from '../../ui';
import { DocumentTitle } from './document-title';
import { halfPicturePage } from './half-picture-page.recipe';

interface HalfPicturePageProps {
  /** The title of the browser's tab. */
  title: string;
  picture: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Half picture, half form; on a phone the picture shrinks. */
export function HalfPicturePage({ title, picture, children }: HalfPicturePageProps) {
  const styles = useStyles(halfPicturePage);
  return (
    <div className={styles.root}>
      <DocumentTitle>{title}</DocumentTitle>
      <div className={styles.picture}>
        <div className={styles.cover}>{picture}</div>
      </div>
      <div className={styles.half}>
        <div className={styles.form}>{children}</div>
      </div>
    </div>
  );
}
