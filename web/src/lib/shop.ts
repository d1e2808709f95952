/** The shop's name, contact and opening hours, in one place. */
export const SHOP = {
  name: 'bước.',
  company: 'Bước Sneaker Store',
  tagline: 'Bước Sneaker Store – giày thể thao chính hãng từ sáu thương hiệu.',
  address: '128 Nguyễn Thị Minh Khai, Phường Võ Thị Sáu, Quận 3, TP. Hồ Chí Minh',
  /** Where the shop and most of its customers are. */
  country: 'VN',
  phone: '028 3822 0106',
  email: 'xinchao@buoc.test',
  openingHours: ['Mon-Fri 7:00-21:00', 'Weekend 9:00-21:00'],
  banner: 'Miễn phí giao hàng toàn quốc · Đổi size trong 30 ngày',
  heroTitle: 'Mỗi bước, một màu.',
  heroSubtitle: 'Sáu thương hiệu, một đôi vừa chân bạn.',
} as const;

/** The shop's calendar (rule P4), the default of SHOP_TIMEZONE. */
export const SHOP_TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** A new customer's address (rule A29). */
export const UNKNOWN_ADDRESS = 'Unknown';

/** Delivery is always free (rule P3). */
export const DELIVERY = 'Free';
