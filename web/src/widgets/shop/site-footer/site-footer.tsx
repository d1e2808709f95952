import type { ReactNode } from 'react';
import { i18n } from '../../../lib/i18n';
import { contacts, openingHours, SELLER, SHOP, shopWords } from '../../../lib/shop';
import { Link, recipeClasses } from '../../../ui';
import { LanguageLink, type OtherLanguage } from '../language-link/language-link';
import { siteFooter } from './site-footer.recipe';

export interface SiteFooterProps {
  /** The shop's own pages. */
  links: readonly FooterLink[];
  /** Ways into the catalogue. */
  shop: readonly FooterLink[];
  /** The terms on which the shop sells. */
  policies: readonly FooterLink[];
  /** Links to social networks. */
  social: readonly FooterLink[];
  /** The present page in another language. */
  language: OtherLanguage;
}

export interface FooterLink {
  label: string;
  href: string;
}

/** Store name, links, terms, who sells, opening hours, social links and the other language (rule V10). */
export function SiteFooter({ links, shop, policies, social, language }: SiteFooterProps) {
  const styles = recipeClasses(siteFooter);
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <p className={styles.logo}>{SHOP.name}</p>
            <p className={styles.tagline}>{shopWords().tagline}</p>
          </div>
          <Column title={i18n.t('Links')}>{links.map(asLink)}</Column>
          <Column title={i18n.t('Shop')}>{shop.map(asLink)}</Column>
          <Column title={i18n.t('Policies')}>{policies.map(asLink)}</Column>
          <Column title={i18n.t('Opening hours')}>{openingHours()}</Column>
          <Column title={i18n.t('Contact')} wide>
            {seller()}
          </Column>
          <Column title={i18n.t('Social')}>{social.map(asLink)}</Column>
        </div>
        <div className={styles.foot}>
          <span>
            © {SELLER.year} {SELLER.name}
          </span>
          {SELLER.badge && (
            <a href={SELLER.badge.link}>
              <img src={SELLER.badge.url} alt="Bộ Công Thương" lang="vi" height="40" />
            </a>
          )}
          <span lang="vi">Việt Nam · VNĐ</span>
          <LanguageLink {...language} className={styles.language} />
        </div>
      </div>
    </footer>
  );
}

/** Who sells, and how they are reached. */
function seller(): ReactNode[] {
  const { owner, taxCode, address } = SELLER;
  const lines = [
    owner,
    taxCode && i18n.t('Tax code {code}', { code: taxCode }),
    address,
    ...contacts().map(asLink),
  ];
  return lines.filter(Boolean);
}

const asLink = ({ label, href }: FooterLink) => (
  <FooterAnchor key={label} href={href}>
    {label}
  </FooterAnchor>
);

function FooterAnchor({ href, children }: { href: string; children: ReactNode }) {
  const styles = recipeClasses(siteFooter);
  const elsewhere = !href.startsWith('/');
  if (elsewhere) {
    return (
      <a href={href} className={styles.link}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}

function Column({
  title,
  wide,
  children,
}: {
  title: string;
  wide?: boolean;
  children: readonly ReactNode[];
}) {
  const styles = recipeClasses(siteFooter);
  return (
    <div className={styles.list} data-wide={wide || undefined}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.items}>
        {children.map((item, index) => (
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
