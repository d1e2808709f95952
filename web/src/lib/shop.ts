import { i18n } from './i18n';

/** The shop's name and contact, in one place. */
export const SHOP = {
  name: 'bước.',
  company: 'Bước Sneaker Store',
  tagline: 'Bước Sneaker Store – giày thể thao chính hãng từ sáu thương hiệu.',
  address: '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa, TP. Hồ Chí Minh',
  /** Where the shop and most of its customers are. */
  country: 'VN',
  phone: '028 3822 0106',
  email: 'xinchao@buoc.test',
  banner: 'Miễn phí giao hàng toàn quốc · Đổi size trong 30 ngày',
  heroTitle: 'Mỗi bước, một màu.',
  heroSubtitle: 'Sáu thương hiệu, một đôi vừa chân bạn.',
} as const;

/** When the shop is open: on weekdays, and at the weekend. */
export function openingHours(): readonly [string, string] {
  return [i18n.t('Mon-Fri 7:00-21:00'), i18n.t('Weekend 9:00-21:00')];
}

/** The shop's calendar (rule P4), the default of SHOP_TIMEZONE. */
export const SHOP_TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** A new customer's address (rule A29). */
export const UNKNOWN_ADDRESS = 'Unknown';
