import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { i18n } from '../../lib/i18n';
import { ADMIN_SECTIONS, adminHref, type AdminSection } from '../../state/admin-url';
import { useOrderBell } from '../../state/order-bell';
import { useLogOut } from '../../state/use-log-out';
import { recipeClasses } from '../../ui';
import { AdminPalette } from './admin-palette';
import {
  AdminNav,
  type AdminNavLink,
  type AdminNavProps,
} from '../../widgets/back-office/admin-nav/admin-nav';
import { adminShell } from './admin-shell.recipe';
import { sectionLabel } from './section-name';
import { useWaiting } from './use-waiting';

interface AdminShellProps {
  section: AdminSection;
  language: AdminNavProps['language'];
  children: ReactNode;
}

/** The frame of the back-office: navigation, and the section next to it. */
export function AdminShell({ section, language, children }: AdminShellProps) {
  const styles = recipeClasses(adminShell);
  const logOut = useLogOut();
  const main = useSectionStart(section);
  const bell = useOrderBell();
  const links = linksOf(useWaiting(bell.isOn));
  return (
    <div className={styles.root}>
      <AdminNav
        current={sectionLabel(section)}
        links={links}
        language={language}
        bell={bell}
        onLogout={() => void logOut()}
      />
      <main ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <AdminPalette />
    </div>
  );
}

/** The ways into the sections; the orders' says how many orders, exchanges and returns wait there (rules O17, Z8, Y9). */
function linksOf({ orders, exchanges, returns }: ReturnType<typeof useWaiting>): AdminNavLink[] {
  const words = [
    orders > 0 &&
      i18n.t('{orders, plural, one {1 order is pending} other {{orders} orders are pending}}', { orders }),
    exchanges > 0 &&
      i18n.t('{count, plural, one {1 exchange of size is open} other {{count} exchanges of size are open}}', {
        count: exchanges,
      }),
    returns > 0 &&
      i18n.t('{count, plural, one {1 return for money is open} other {{count} returns for money are open}}', {
        count: returns,
      }),
  ];
  const waiting = { count: orders + exchanges + returns, words: words.filter(Boolean).join(', ') };
  return [
    { label: 'Home', href: '/' },
    ...ADMIN_SECTIONS.map((section) => ({
      label: sectionLabel(section),
      href: adminHref(section),
      waiting: section === 'order' ? waiting : undefined,
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
