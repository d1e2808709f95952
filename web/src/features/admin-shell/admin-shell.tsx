import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { titleCase } from '../../lib/text';
import { ADMIN_SECTIONS, adminHref, type AdminSection } from '../../state/admin-url';
import { useOpenExchanges } from '../../state/exchanges';
import { useLogOut } from '../../state/use-log-out';
import { useStyles } from '../../ui';
import { AdminPalette } from './admin-palette';
import { AdminNav, type AdminNavLabel, type AdminNavLink } from '../../widgets/admin-nav/admin-nav';
import { adminShell } from './admin-shell.recipe';

/** The frame of the back-office: navigation, and the section next to it. */
export function AdminShell({ section, children }: { section: AdminSection; children: ReactNode }) {
  const styles = useStyles(adminShell);
  const logOut = useLogOut();
  const main = useSectionStart(section);
  const links = useLinks();
  return (
    <div className={styles.root}>
      <AdminNav current={sectionTitle(section)} links={links} onLogout={() => void logOut()} />
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
  const words = count === 1 ? '1 exchange of size is open' : `${count} exchanges of size are open`;
  return [
    { label: 'Home', href: '/' },
    ...ADMIN_SECTIONS.map((section) => ({
      label: sectionTitle(section),
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

function sectionTitle(section: AdminSection): AdminNavLabel {
  return titleCase(section) as AdminNavLabel;
}
