import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADMIN_TIMES, ORDER_STATUSES } from '../../lib/choices';
import { ADMIN_SECTIONS, adminHref } from '../../state/admin-url';
import { useLogOut } from '../../state/use-log-out';
import { CommandPalette } from '../../widgets/command-palette/command-palette';
import { useFinds } from './use-finds';

/** Opens with Ctrl+K or ⌘K, unless a dialog is open. */
export function AdminPalette() {
  const [isOpen, setIsOpen] = useState(false);
  const focused = useRef<HTMLElement | null>(null);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { found, find } = useFinds();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (document.querySelector('[role=dialog][data-state=open]')) return;
      focused.current = document.activeElement as HTMLElement | null;
      setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const go = (href: string) => () => void navigate(href);
  return (
    <CommandPalette
      open={isOpen}
      onClose={() => setIsOpen(false)}
      focusAfter={() => focused.current}
      commands={[
        ...ADMIN_SECTIONS.map((section) => ({ label: `Go to ${section}`, run: go(adminHref(section)) })),
        { label: 'Go to home', run: go('/') },
        ...ADMIN_TIMES.map((time) => ({
          label: `Figures of the ${time}`,
          run: go(adminHref('dashboard', { time })),
        })),
        ...ORDER_STATUSES.map((status) => ({
          label: `Orders that are ${status}`,
          run: go(adminHref('order', { status })),
        })),
        { label: 'Log out', run: () => void logOut() },
      ]}
      onTyped={find}
      found={found.map(({ section, ...rest }) => ({ ...rest, what: section, run: go(rest.href) }))}
      searches={(['order', 'customer', 'product'] as const).map((section) => ({
        what: `${section}s`,
        run: (search) => void navigate(adminHref(section, { search })),
      }))}
    />
  );
}
