import type { ReactNode } from 'react';
import { useStyles } from '../use-styles';

export interface PageTitleProps {
  children: ReactNode;
  /** A small figure beside it (how many there are). */
  count?: number;
  /** One muted sentence under it. */
  subtitle?: string;
  /** `lg` for pages, `md` for sign-in and profile. */
  size?: 'lg' | 'md';
}

/** The one `<h1>` of a page. */
export function PageTitle({ children, count, subtitle, size = 'lg' }: PageTitleProps) {
  const styles = useStyles('pageTitle', { size });
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
  /** So that a section can be named by its title. */
  id?: string;
  /** `md` opens a section of a page, `xs` a block under an ink rule. */
  size?: 'md' | 'xs';
  /** Controls at the right end (a slider's arrows, an edit icon). */
  actions?: ReactNode;
}

/** An `<h2>` that opens a section. */
export function SectionTitle({ children, id, size = 'md', actions }: SectionTitleProps) {
  const styles = useStyles('sectionTitle', { size });
  return (
    <div className={styles.root}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
