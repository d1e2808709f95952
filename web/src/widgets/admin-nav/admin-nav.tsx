import type { LucideIcon } from 'lucide-react';
import { House, LayoutDashboard, LogOut, Package, ReceiptText, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SHOP } from '../../lib/shop';
import { Link, useStyles } from '../../ui';
import { adminNav } from './admin-nav.recipe';

export interface AdminNavProps {
  /** The label of the present section. */
  current: string;
  /** The sections' addresses. */
  links: readonly AdminNavLink[];
  /** Signs the person out. */
  onLogout: () => void;
}

export interface AdminNavLink {
  label: AdminNavLabel;
  href: string;
  /** What waits in the section, and how much of it, in words; nothing is shown of 0. */
  waiting?: { count: number; words: string };
}

export type AdminNavLabel = keyof typeof ICONS;

const ICONS = {
  Home: House,
  Dashboard: LayoutDashboard,
  Product: Package,
  Customer: Users,
  Order: ReceiptText,
} satisfies Record<string, LucideIcon>;

/** The back-office's navigation: tabs on a phone, a rail of icons on a tablet, a sidebar on a desktop. */
export function AdminNav({ current, links, onLogout }: AdminNavProps) {
  const styles = useStyles(adminNav);
  const list = useRef<HTMLUListElement>(null);
  // A count makes its tab wider.
  const counts = links.map(({ waiting }) => waiting?.count).join();
  useEffect(() => {
    // Scrolls the present tab into view on a phone; jsdom has no scrolling.
    list.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current, counts]);
  return (
    <nav className={styles.root} aria-label="Back-office">
      <span className={styles.logo} aria-hidden>
        {SHOP.name}
      </span>
      <ul ref={list} className={styles.list}>
        {links.map(({ label, href, waiting }) => (
          <li key={label}>
            <Link
              href={href}
              className={styles.item}
              aria-current={label === current ? 'page' : undefined}
              title={waiting?.count ? waiting.words : undefined}
            >
              <Words label={label} icon={ICONS[label]} />
              {Boolean(waiting?.count) && (
                <span className={styles.count} aria-hidden>
                  {waiting?.count}
                </span>
              )}
            </Link>
          </li>
        ))}
        <li className={styles.foot}>
          <p className={styles.hint}>Ctrl K: commands</p>
          <button type="button" className={styles.item} onClick={onLogout}>
            <Words label="Logout" icon={LogOut} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Words({ label, icon: Icon }: { label: string; icon: LucideIcon }) {
  const styles = useStyles(adminNav);
  return (
    <>
      <Icon aria-hidden strokeWidth={1.6} />
      <span className={styles.word}>{label}</span>
    </>
  );
}
