import type { LucideIcon } from 'lucide-react';
import {
  Bell,
  BellOff,
  House,
  Languages,
  LayoutDashboard,
  LogOut,
  Package,
  ReceiptText,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { i18n, LOCALE_NAMES } from '../../../lib/i18n';
import { SHOP } from '../../../lib/shop';
import { Link, recipeClasses } from '../../../ui';
import { LanguageLink, type OtherLanguage } from '../../shop/language-link/language-link';
import { adminNav } from './admin-nav.recipe';

export interface AdminNavProps {
  /** The label of the present section. */
  current: string;
  /** The sections' addresses. */
  links: readonly AdminNavLink[];
  /** The present section in the other language. */
  language?: OtherLanguage;
  /** Whether new orders ring, and the switch. */
  bell?: { isOn: boolean; onToggle: () => void };
  /** Signs the person out. */
  onLogout: () => void;
}

export interface AdminNavLink {
  label: AdminNavLabel;
  href: string;
  /** What waits in the section, and how much of it, in words; nothing is shown of 0. */
  waiting?: { count: number; words: string };
}

export type AdminNavLabel = keyof typeof PARTS;

const PARTS = {
  Home: { icon: House, name: () => i18n.t('Home') },
  Dashboard: { icon: LayoutDashboard, name: () => i18n.t('Dashboard') },
  Product: { icon: Package, name: () => i18n.t('Product') },
  Customer: { icon: Users, name: () => i18n.t('Customer') },
  Order: { icon: ReceiptText, name: () => i18n.t('Order') },
} satisfies Record<string, { icon: LucideIcon; name: () => string }>;

/** A label in the page's language. */
export function adminNavName(label: AdminNavLabel): string {
  return PARTS[label].name();
}

/** The back-office's navigation: tabs on a phone, a rail of icons on a tablet, a sidebar on a desktop. */
export function AdminNav({ current, links, language, bell, onLogout }: AdminNavProps) {
  const styles = recipeClasses(adminNav);
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
    <nav className={styles.root} aria-label={i18n.t('Back-office')}>
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
              <Words label={adminNavName(label)} icon={PARTS[label].icon} />
              {Boolean(waiting?.count) && (
                <span className={styles.count} aria-hidden>
                  {waiting?.count}
                </span>
              )}
            </Link>
          </li>
        ))}
        <li className={styles.foot}>
          <p className={styles.hint}>{i18n.t('Ctrl K: commands')}</p>
          {bell && (
            <button type="button" className={styles.item} onClick={bell.onToggle}>
              <Words
                label={bell.isOn ? i18n.t('Order bell: on') : i18n.t('Order bell: off')}
                icon={bell.isOn ? Bell : BellOff}
              />
            </button>
          )}
          {language && (
            <LanguageLink {...language} className={styles.item}>
              <Words label={LOCALE_NAMES[language.to]} icon={Languages} />
            </LanguageLink>
          )}
          <button type="button" className={styles.item} onClick={onLogout}>
            <Words label={i18n.t('Logout')} icon={LogOut} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Words({ label, icon: Icon }: { label: string; icon: LucideIcon }) {
  const styles = recipeClasses(adminNav);
  return (
    <>
      <Icon aria-hidden strokeWidth={1.6} />
      <span className={styles.word}>{label}</span>
    </>
  );
}
