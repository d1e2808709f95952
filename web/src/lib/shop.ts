import type { ShopDto } from '../api/generated/model';
import { i18n } from './i18n';

/** The shop's name in its logo. */
export const SHOP = {
  name: 'bước.',
  /** Where the shop and most of its customers are. */
  country: 'VN',
} as const;

/** What the shop says of itself. */
export const shopWords = () => ({
  title: i18n.t('Genuine sports shoes'),
  tagline: i18n.t('Bước Sneaker Store – genuine sports shoes from six brands.'),
  banner: i18n.t('Free delivery nationwide · Size exchange within 30 days'),
  heroTitle: i18n.t('Each step, a color.'),
  heroSubtitle: i18n.t('Six brands, one pair that fits you.'),
});

/** Who sells, and the year on the shop's calendar. */
export type Seller = Partial<ShopDto & { year: number }>;

/** As the server says in each page; unknown where it drew none. */
export const SELLER: Seller = {};

/** Before the first render: who sells. */
export function setSeller(shop: Seller): void {
  Object.assign(SELLER, shop);
}

/** Where a telephone number leads. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** How who sells is reached, of what is known. */
export function contacts(): { label: string; href: string }[] {
  const { phone, email, zalo } = SELLER;
  return [
    { label: phone, href: phone && phoneHref(phone) },
    { label: email, href: email && `mailto:${email}` },
    { label: 'Zalo', href: zalo },
  ].filter((way): way is { label: string; href: string } => !!way.href);
}

/** The pages that say on what terms the shop sells, in their order in the footer. */
export const SHOP_PAGES = ['terms', 'privacy', 'delivery', 'returns', 'payment', 'complaints'] as const;
export type ShopPageName = (typeof SHOP_PAGES)[number];

export const shopPageLabels = (): Record<ShopPageName, string> => ({
  terms: i18n.t('Terms of sale'),
  privacy: i18n.t('Privacy'),
  delivery: i18n.t('Delivery'),
  returns: i18n.t('Exchange and returns'),
  payment: i18n.t('Payment'),
  complaints: i18n.t('Complaints'),
});

/** When the shop is open: on weekdays, and at the weekend. */
export function openingHours(): readonly [string, string] {
  return [i18n.t('Mon-Fri 7:00-21:00'), i18n.t('Weekend 9:00-21:00')];
}

/** The shop's calendar (rule P4), the default of SHOP_TIMEZONE. */
export const SHOP_TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** A new customer's address (rule A29). */
export const UNKNOWN_ADDRESS = 'Unknown';
