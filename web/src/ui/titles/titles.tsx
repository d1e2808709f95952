import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { recipeClasses } from '../recipe-classes';
import { pageTitle, sectionTitle } from './titles.recipe';

export interface PageTitleProps {
  children: ReactNode;
  /** A small number next to the title, for example of matches. */
  count?: number;
  /** One muted sentence below the title. */
  subtitle?: string;
  /** `lg` for pages, `md` for sign-in and profile. */
  size?: 'lg' | 'md';
}

/** The page's only `<h1>`. */
export function PageTitle({ children, count, subtitle, size = 'lg' }: PageTitleProps) {
  const styles = recipeClasses(pageTitle, { size });
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <h1 className={styles.title}>{children}</h1>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}

export interface SectionTitleProps {
  children: ReactNode;
  /** For `aria-labelledby`, so that the title names its section. */
  id?: string;
  /** `md` opens a section of a page, `xs` a block under a thick line. */
  size?: 'md' | 'xs';
  /** Controls on the right, for example a slider's arrows. */
  actions?: ReactNode;
  /** Where the title leads: a link beside it, which a press on the title follows too. */
  more?: { href: string; text: string };
}

/** An `<h2>` that opens a section. */
export function SectionTitle({ children, id, size = 'md', actions, more }: SectionTitleProps) {
  const styles = recipeClasses(sectionTitle, { size });
  const title = (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
  return (
    <div className={styles.root}>
      {more ? (
        <div className={styles.words}>
          {title}
          <Link href={more.href} className={styles.more} aria-describedby={id}>
            {more.text}
          </Link>
        </div>
      ) : (
        title
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
