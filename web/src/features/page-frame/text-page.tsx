import type { ReactNode } from 'react';
import { filmSources } from '../../lib/images';
import { textPage } from '../../theme/recipes/text-page.recipe';
import { PageTitle, SectionTitle, TilePicture, recipeClasses } from '../../ui';

interface TextPageProps {
  title: string;
  /** The film whose poster stands beside the text: home, or a brand's path. */
  film: string;
  lang?: string;
  children: ReactNode;
}

/** A page of plain text: a large title, and a column that is easy to read beside a picture. */
export function TextPage({ title, film, lang, children }: TextPageProps) {
  const styles = recipeClasses(textPage);
  return (
    <div className={styles.root} lang={lang}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <TilePicture path={filmSources(film).poster} alt="" ratio="form" priority />
        </div>
        <div className={styles.column}>{children}</div>
      </div>
    </div>
  );
}

/** One block of a text page. */
export function TextBlock({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const styles = recipeClasses(textPage);
  return (
    <section id={id} className={styles.block}>
      <SectionTitle size="xs">{title}</SectionTitle>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
