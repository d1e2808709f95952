import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { i18n } from '../../lib/i18n';
import { ADMIN_SECTIONS, adminHref, type AdminSection } from '../../state/admin-url';
import { useOpenExchanges } from '../../state/exchanges';
import { useLogOut } from '../../state/use-log-out';
import { useStyles } from '../../ui';
import { AdminPalette } from './admin-palette';
import { AdminNav, type AdminNavLink, type AdminNavProps } from '../../widgets/admin-nav/admin-nav';
import { adminShell } from './admin-shell.recipe';
import { sectionLabel } from './section-name';

interface AdminShellProps {
  section: AdminSection;
  language: AdminNavProps['language'];
  children: ReactNode;
}

/** The frame of the back-office: navigation, and the section next to it. */
export function AdminShell({ section, language, children }: AdminShellProps) {
  const styles = useStyles(adminShell);
  const logOut = useLogOut();
  const main = useSectionStart(section);
  const links = useLinks();
  return (
    <div className={styles.root}>
      <AdminNav
        current={sectionLabel(section)}
        links={links}
        language={language}
        onLogout={() => void logOut()}
      />
      <main ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <AdminPalette />
    </div>
  );
}

/** The ways into the sections; the orders' says how many exchanges of size wait there (rule Z8). */
function useLinks(): AdminNavLink[] {
  const count = useOpenExchanges(1).data?.total ?? 0;
  const words = i18n.t(
    '{count, plural, one {1 exchange of size is open} other {{count} exchanges of size are open}}',
    { count },
  );
  return [
    { label: 'Home', href: '/' },
    ...ADMIN_SECTIONS.map((section) => ({
      label: sectionLabel(section),
      href: adminHref(section),
      waiting: section === 'order' ? { count, words } : undefined,
    })),
  ];
}

/** A new section starts at its top and gets the focus. Back and Forward restore the scroll position. */
function useSectionStart(section: AdminSection) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(section);
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    main.current?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
  }, [isReturn, section]);
  return main;
}
