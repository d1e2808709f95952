import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { gapName, ORDER_GAPS, ORDER_STATUSES, PAYMENT_FILTERS, statusName } from '../../lib/order-choices';
import { paymentFilterName } from '../../lib/payment-words';
import { ADMIN_TIMES } from '../../lib/staff-choices';
import { i18n } from '../../lib/i18n';
import { ADMIN_SECTIONS, adminHref, packingHref, type AdminSection } from '../../state/admin-url';
import { moneyHrefs } from '../../state/money';
import { useLogOut } from '../../state/use-log-out';
import { CommandPalette } from '../../widgets/back-office/command-palette/command-palette';
import { sectionName } from './section-name';
import { useFinds } from './use-finds';

/** Opens with Ctrl+K or ⌘K, unless a dialog is open. */
export function AdminPalette() {
  const [isOpen, setIsOpen] = useState(false);
  const focused = useRef<HTMLElement | null>(null);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { number, found, find } = useFinds();
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
  const searchIn = (section: AdminSection) => (search: string) =>
    void navigate(adminHref(section, { search }));
  return (
    <CommandPalette
      open={isOpen}
      onClose={() => setIsOpen(false)}
      focusAfter={() => document.querySelector<HTMLElement>('[data-next]') ?? focused.current}
      commands={[
        // First, so that the Enter of a barcode scanner chooses it.
        ...(number
          ? [{ label: i18n.t('Pack order #{number}', { number }), run: go(packingHref(number)) }]
          : []),
        ...ADMIN_SECTIONS.map((section) => ({
          label: i18n.t('Go to {section}', { section: sectionName(section).toLowerCase() }),
          run: go(adminHref(section)),
        })),
        { label: i18n.t('Go to home'), run: go('/') },
        ...ADMIN_TIMES.map((time) => ({
          label: i18n.t('Figures of the {time, select, day {day} month {month} other {year}}', { time }),
          run: go(adminHref('dashboard', { time })),
        })),
        ...ORDER_STATUSES.map((status) => ({
          label: i18n.t('Orders that are {status}', { status: statusName(status).toLowerCase() }),
          run: go(adminHref('order', { status })),
        })),
        ...PAYMENT_FILTERS.map((paymentState) => ({
          label: i18n.t('Orders: {filter}', { filter: paymentFilterName(paymentState) }),
          run: go(adminHref('order', { paymentState })),
        })),
        ...ORDER_GAPS.map((missing) => ({
          label: i18n.t('Orders: {filter}', { filter: gapName(missing) }),
          run: go(adminHref('order', { missing })),
        })),
        { label: i18n.t('Money to look at'), run: go(moneyHrefs().money) },
        { label: i18n.t('Refunds'), run: go(moneyHrefs().refunds) },
        { label: i18n.t('Delivered, not paid'), run: go(moneyHrefs().collect) },
        { label: i18n.t('Log out'), run: () => void logOut() },
      ]}
      onTyped={find}
      found={found.map(({ href, ...rest }) => ({ ...rest, run: go(href) }))}
      searches={[
        { kind: i18n.t('orders'), run: searchIn('order') },
        { kind: i18n.t('customers'), run: searchIn('customer') },
        { kind: i18n.t('products'), run: searchIn('product') },
      ]}
    />
  );
}
