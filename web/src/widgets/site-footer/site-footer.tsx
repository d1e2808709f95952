import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SHOP } from '../../lib/shop';
import { Link, useStyles } from '../../ui';

export interface SiteFooterProps {
  /** The shop's own pages. */
  links: readonly FooterLink[];
  /** Where else the shop can be met. */
  social: readonly FooterLink[];
  /** The year of the last line. */
  year: number;
}

export interface FooterLink {
  label: string;
  href: string;
}

/** Store name, links, contact, opening hours and social links (specification section 1). */
export function SiteFooter({ links, social, year }: SiteFooterProps) {
  const styles = useStyles('siteFooter');
  return (
    <chakra.footer css={styles.root}>
      <chakra.div css={styles.inner}>
        <chakra.div css={styles.columns}>
          <chakra.div css={styles.brand}>
            <chakra.p css={styles.logo}>{SHOP.name}</chakra.p>
            <chakra.p css={styles.tagline}>{SHOP.tagline}</chakra.p>
          </chakra.div>
          <Column title="Links">{links.map(asLink)}</Column>
          <Column title="Contact" wide>
            {SHOP.address}
            {asLink({ label: SHOP.phone, href: `tel:${SHOP.phone.replace(/\s/g, '')}` })}
            {asLink({ label: SHOP.email, href: `mailto:${SHOP.email}` })}
          </Column>
          <Column title="Opening hours">{[...SHOP.openingHours]}</Column>
          <Column title="Social">{social.map(asLink)}</Column>
        </chakra.div>
        <chakra.div css={styles.foot}>
          <span>
            © {year} {SHOP.company}
          </span>
          <span>Việt Nam · VNĐ</span>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}

const asLink = ({ label, href }: FooterLink) => (
  <FooterAnchor key={label} href={href}>
    {label}
  </FooterAnchor>
);

function FooterAnchor({ href, children }: { href: string; children: ReactNode }) {
  const styles = useStyles('siteFooter');
  const elsewhere = !href.startsWith('/');
  if (elsewhere) {
    return (
      <chakra.a href={href} css={styles.link}>
        {children}
      </chakra.a>
    );
  }
  return (
    <Link href={href} css={styles.link}>
      {children}
    </Link>
  );
}

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const styles = useStyles('siteFooter');
  const items = Array.isArray(children) ? (children as ReactNode[]).flat() : [children];
  return (
    <chakra.div css={styles.list} data-wide={wide || undefined}>
      <chakra.h2 css={styles.heading}>{title}</chakra.h2>
      <chakra.ul css={styles.items}>
        {items.map((item, index) => (
          <chakra.li key={index} css={styles.item}>
            {item}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
