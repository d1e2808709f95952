/** The shop's own words and particulars, in one place (design system §1; specification §1, footer). */
export const SHOP = {
  name: 'bước.',
  company: 'Bước Sneaker Store',
  tagline: 'Bước Sneaker Store – giày thể thao chính hãng từ sáu thương hiệu.',
  address: '128 Nguyễn Thị Minh Khai, Phường Võ Thị Sáu, Quận 3, TP. Hồ Chí Minh',
  phone: '028 3822 0106',
  email: 'xinchao@buoc.test',
  openingHours: ['Mon-Fri 7:00-21:00', 'Weekend 9:00-21:00'],
  banner: 'Miễn phí giao hàng toàn quốc · Đổi size trong 30 ngày',
  heroTitle: 'Mỗi bước, một màu.',
  heroSubtitle: 'Sáu thương hiệu, một đôi vừa chân bạn.',
} as const;

/** What 'today', an age and a date mean (contract §1, SHOP_TIMEZONE). */
export const SHOP_TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** What a new customer's address is until they give one (contract §4). */
export const UNKNOWN_ADDRESS = 'Unknown';

/** Delivery never costs anything (specification §9). */
export const DELIVERY = 'Free';
