import type { ReactNode } from 'react';
import { textPage } from '../../theme/recipes/text-page.recipe';
import { PageTitle, SectionTitle, useStyles } from '../../ui';
import { DocumentTitle } from './document-title';

/** A page of plain text: a large title and a column that is easy to read. */
export function TextPage({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  const styles = useStyles(textPage);
  return (
    <div className={styles.root} lang={lang}>
      <DocumentTitle>{title}</DocumentTitle>
      <PageTitle>{title}</PageTitle>
      <div className={styles.column}>{children}</div>
    </div>
  );
}

/** One block of a text page. */
export function TextBlock({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const styles = useStyles(textPage);
  return (
    <section id={id} className={styles.block}>
      <SectionTitle size="xs">{title}</SectionTitle>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
