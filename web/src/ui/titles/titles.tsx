import type { ReactNode } from 'react';
import { useStyles } from '../use-styles';
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
  const styles = useStyles(pageTitle, { size });
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
}

/** An `<h2>` that opens a section. */
export function SectionTitle({ children, id, size = 'md', actions }: SectionTitleProps) {
  const styles = useStyles(sectionTitle, { size });
  return (
    <div className={styles.root}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
