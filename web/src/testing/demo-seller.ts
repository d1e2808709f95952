import { setSeller } from '../lib/shop';

// The demo's, in tests and stories.
setSeller({
  name: 'Bước Sneaker Store',
  owner: 'Công ty TNHH Bước Mẫu (không có thật)',
  taxCode: '0000000000',
  address: '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa, TP. Hồ Chí Minh',
  phone: '028 3822 0106',
  email: 'xinchao@buoc.test',
  zalo: 'https://zalo.me/0000000000',
  badge: null,
  vatPercent: 8,
  year: 2026,
});
