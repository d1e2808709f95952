import { Heart, Search, ShoppingBag, User } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BRANDS } from '../../../lib/choices';
import { i18n } from '../../../lib/i18n';
import { SHOP } from '../../../lib/shop';
import { IconButton, Link, recipeClasses, VisuallyHidden } from '../../../ui';
import { LanguageLink, type OtherLanguage } from '../language-link/language-link';
import { siteHeader } from './site-header.recipe';

export interface SiteHeaderProps {
  /** The present path: marks its brand, and disables Sign Up on its own page. */
  path: string;
  /** Pairs in the cart; undefined while it loads and for a visitor. */
  cartCount?: number;
  /** A customer's account icon leads to /profile, a visitor's to /sign-in (rule V7). */
  signedIn: boolean;
  /** The present page in another language. */
  language: OtherLanguage;
  /** Opens the search drawer. */
  onSearch: () => void;
  /** Opens the cart drawer. */
  onCart: () => void;
}

const MOST_SHOWN = 99;
/** What is seen of the row before the present brand, in pixels. */
const BEFORE_PRESENT = 120;

/** Logo, brand links, search, language, Sign Up, cart and account (rules N1 and V7). */
export function SiteHeader({ path, cartCount, signedIn, language, onSearch, onCart }: SiteHeaderProps) {
  const styles = recipeClasses(siteHeader);
  const brands = useRef<HTMLUListElement>(null);
  // Scrolls the row sideways to the present brand; on another page to its start.
  useEffect(() => {
    const row = brands.current!;
    row.scrollLeft = (row.querySelector<HTMLElement>('[aria-current]')?.offsetLeft ?? 0) - BEFORE_PRESENT;
  }, [path]);
  return (
    <header className={styles.root}>
      <Link href="/" className={styles.logo} aria-label={i18n.t('Home')}>
        {SHOP.name}
      </Link>
      <nav className={styles.nav} aria-label={i18n.t('Brands')}>
        <ul ref={brands} className={styles.brands}>
          <li>
            <Link href="/product" className={styles.brand} aria-current={onPage(path, 'product')}>
              {i18n.t('All')}
            </Link>
          </li>
          {BRANDS.map((brand) => (
            <li key={brand.path}>
              <Link href={`/${brand.path}`} className={styles.brand} aria-current={onPage(path, brand.path)}>
                {brand.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.search}
          onClick={onSearch}
          aria-haspopup="dialog"
          aria-label={i18n.t('Search')}
        >
          <Search aria-hidden strokeWidth={1.6} />
          <span aria-hidden>{i18n.t('Search')}</span>
        </button>
        <LanguageLink {...language} short className={styles.language} />
        <SignUp disabled={path === '/sign-up'} gone={signedIn} />
        <Link href="/favourites" className={styles.account} aria-label={i18n.t('Favourites')}>
          <Heart aria-hidden strokeWidth={1.6} />
        </Link>
        <span className={styles.cart}>
          <IconButton label={i18n.t('Cart')} icon={ShoppingBag} onClick={onCart} aria-haspopup="dialog" />
          <CartCount count={cartCount} />
        </span>
        <Link
          href={signedIn ? '/profile' : '/sign-in'}
          className={styles.account}
          aria-label={i18n.t('Account')}
        >
          <User aria-hidden strokeWidth={1.6} />
        </Link>
      </div>
    </header>
  );
}

const onPage = (path: string, page: string) => (path === `/${page}` ? ('page' as const) : undefined);

/**
 * On its own page the link is disabled (rule V8), but screen readers still announce it. For a customer, whom the server
 * does not know, it goes without moving what stands beside it.
 */
function SignUp({ disabled, gone }: { disabled: boolean; gone: boolean }) {
  const styles = recipeClasses(siteHeader);
  if (gone)
    return (
      <span className={styles.signUp} data-gone aria-hidden>
        {i18n.t('Sign Up')}
      </span>
    );
  if (disabled) {
    return (
      <a role="link" aria-disabled="true" className={styles.signUp}>
        {i18n.t('Sign Up')}
      </a>
    );
  }
  return (
    <Link href="/sign-up" className={styles.signUp}>
      {i18n.t('Sign Up')}
    </Link>
  );
}

function CartCount({ count }: { count: number | undefined }) {
  const styles = recipeClasses(siteHeader);
  if (!count) return null;
  return (
    <span className={styles.count} data-wide={count > 9 || undefined}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>
        {i18n.t('{count, plural, one {# pair in the cart} other {# pairs in the cart}}', { count })}
      </VisuallyHidden>
    </span>
  );
}
