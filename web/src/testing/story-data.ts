import type { CustomerDto, OrderDto, ShipmentDto } from '../api/generated/model';

/** Products, lines and people for the stories: Vietnamese, with long names and the demo shop's pictures. */

const VIEWS = ['three-quarter', 'top', 'side', 'other-side', 'sole', 'detail'];

const pictures = (product: string, colour: string) =>
  VIEWS.map((view) => `/media/shoes/${product}/${colour}/${view}-960.webp`);

const SIZES = ['38', '38.5', '39', '40', '40.5', '41', '42', '42.5', '43', '44'];

/** All sizes with five pairs each, except the sold-out ones. */
const sizes = (gone: string[] = []) => SIZES.map((size) => ({ size, quantity: gone.includes(size) ? 0 : 5 }));

const colour = (product: string, color: string, slug: string, colorHex: string, gone: string[] = []) => ({
  color,
  colorHex,
  imageDetail: pictures(product, slug),
  sizes: sizes(gone),
});

const product = (slug: string, rest: { name: string; type: string; price: number; stock: number }) => ({
  _id: slug,
  slug,
  ...rest,
});

export const courtNova = {
  ...product('court-nova-low', { name: 'Court Nova Low', type: 'sneaker', price: 2490000, stock: 120 }),
  brand: 'nike',
  material: 'leather',
  weight: 1240,
  highLight: 'Da mềm, đế đúc liền, đi cả ngày không mỏi',
  desc: 'Mũi giày bo tròn, thân da hạt mịn ôm vừa bàn chân ngay lần xỏ đầu tiên. Đế cao su đúc liền khâu viền chắc tay, cổ đệm dày để bạn đi thẳng từ văn phòng ra quán cà phê.',
  adImage: '/media/shoes/court-nova-low/do-cam/three-quarter-960.webp',
  model: '/media/models/court-nova-low.glb',
  colors: [
    colour('court-nova-low', 'đỏ cam', 'do-cam', '#D8452E', ['40.5', '44']),
    colour('court-nova-low', 'trắng ngà', 'trang-nga', '#ECE4D4'),
    colour('court-nova-low', 'xanh hải quân', 'xanh-hai-quan', '#22305C', SIZES),
  ],
};

export const longName = {
  ...product('giay-chay-bo-nam-duong-dai-dem-khi-sieu-nhe-phien-ban-mua-mua-chong-nuoc', {
    name: 'Giày chạy bộ nam Đường Dài đệm khí siêu nhẹ phiên bản mùa mưa chống nước',
    type: 'running',
    price: 3829000,
    stock: 44,
  }),
  brand: 'nike',
  highLight: 'Chống nước, đệm êm',
  desc: 'Đế giữa cao ở gót và thon dần về mũi giúp bước chạy lăn tự nhiên.',
  adImage:
    '/media/shoes/giay-chay-bo-nam-duong-dai-dem-khi-sieu-nhe-phien-ban-mua-mua-chong-nuoc/xam-tro/three-quarter-960.webp',
  colors: [
    { color: 'trắng', colorHex: '#F5F5F2' },
    { color: 'xanh dương', colorHex: '#2F4FD0' },
  ],
};

export const soldOut = {
  ...product('pho-dem-24', { name: 'Phố Đêm 24', type: 'sneaker', price: 2690000, stock: 0 }),
  adImage: '/media/shoes/pho-dem-24/den/three-quarter-960.webp',
  colors: [
    { color: 'đen', colorHex: '#26282B' },
    { color: 'xám tro', colorHex: '#8D9094' },
  ],
};

export const highTop = {
  ...product('bat-cao-2-mid', { name: 'Bật Cao 2 Mid', type: 'basketball', price: 3390000, stock: 12 }),
  adImage: '/media/shoes/bat-cao-2-mid/xanh-duong/three-quarter-960.webp',
  colors: [
    { color: 'xanh dương', colorHex: '#2F4FD0' },
    { color: 'đen', colorHex: '#26282B' },
  ],
};

export const runner = {
  ...product('luot-gio-3', { name: 'Lướt Gió 3', type: 'running', price: 3829000, stock: 30 }),
  adImage: '/media/shoes/luot-gio-3/xanh-da-troi/three-quarter-960.webp',
  colors: [
    { color: 'xanh da trời', colorHex: '#9FC5E8' },
    { color: 'đỏ cam', colorHex: '#D8452E' },
  ],
};

/** A page of products with every kind of card. */
export const products = [courtNova, longName, highTop, soldOut, runner];

export const cartLine = {
  productId: courtNova._id,
  name: courtNova.name,
  color: 'đỏ cam',
  size: '42',
  price: '2490000',
  image: courtNova.adImage,
  quantity: 1,
  available: 5,
};

export const longLine = {
  ...cartLine,
  productId: longName._id,
  name: longName.name,
  color: 'trắng',
  size: '43',
  price: '3829000',
  image: longName.adImage,
  quantity: 2,
};

export const customer = {
  _id: 'c'.repeat(24),
  username: null,
  lastName: 'Nguyễn Phước',
  firstName: 'Bảo Linh',
  email: 'linh.nguyen@shop.test',
  isEmailConfirmed: true,
  pendingEmail: null,
  phone: '0903417268',
  address: 'Căn hộ B12.07, chung cư Hà Đô Centrosa, 200 Đường 3 Tháng 2, Phường 12, Quận 10, TP. Hồ Chí Minh',
  dob: '1996-08-17',
  country: 'VN',
  role: 'client',
  isActive: true,
  hasSecondFactor: false,
  termsVersion: null,
  news: false,
  createdAt: '2025-08-17T02:00:00.000Z',
  orders: [],
} satisfies CustomerDto;

/** A company that an invoice names. */
export const buyer = {
  company: 'Công ty TNHH Mai Linh',
  taxCode: '0100109106',
  address: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh',
  email: 'ketoan@mailinh.vn',
};

export const order = {
  _id: '6742e8a1c3f00b7d5e91a2c4',
  customerId: customer._id,
  status: 'pending',
  name: 'Nguyễn Phước Bảo Linh',
  phone: customer.phone,
  address: customer.address,
  payment: 'COD',
  items: [cartLine, longLine],
  total: 10148000,
  totalPrice: 10148000,
  paymentState: 'unpaid',
  paidAmount: 0,
  refundedAmount: 0,
  waivedAmount: 0,
  returnedAmount: 0,
  payBy: null,
  termsVersion: '3f786850e387',
  vatPercent: 8,
  expectedFrom: '2026-11-23',
  expectedTo: '2026-11-24',
  invoiceBuyer: null,
  invoiceNumber: null,
  invoiceUrl: null,
  packedAt: null,
  shipments: [],
  createdAt: '2026-11-21T03:10:00.000Z',
  placedAt: '2026-11-21T03:12:00.000Z',
  updatedAt: '2026-11-21T03:12:00.000Z',
} satisfies OrderDto;

/** A parcel that its courier could not hand over at first. */
export const parcel = {
  _id: '6742e8a1c3f00b7d5e91a2e0',
  carrier: 'viettel-post',
  carrierName: { en: 'Viettel Post', vi: 'Viettel Post' },
  trackingNumber: 'VTP0123456789',
  trackingUrl: 'https://viettelpost.vn/thong-tin-don-hang?orderNumber=VTP0123456789',
  state: 'out-for-delivery',
  ...{ isOver: false, isOrdered: false },
  expectedAt: null,
  events: [
    { state: 'created', text: null, at: '2026-11-22T03:12:00.000Z' },
    { state: 'picked-up', text: null, at: '2026-11-22T09:30:00.000Z' },
    { state: 'in-transit', text: 'Bưu cục khai thác Tân Bình', at: '2026-11-22T15:05:00.000Z' },
    { state: 'delivery-failed', text: 'Khách hẹn giao sau 18 giờ', at: '2026-11-23T04:40:00.000Z' },
    { state: 'out-for-delivery', text: null, at: '2026-11-23T10:50:00.000Z' },
  ],
} satisfies ShipmentDto;

/** An exchange of size that waits for staff. */
export const exchange = {
  _id: '6742e8a1c3f00b7d5e91a2d0',
  orderId: order._id,
  productId: cartLine.productId,
  name: cartLine.name,
  color: cartLine.color,
  size: '42',
  image: cartLine.image,
  newSize: '43',
  status: 'requested' as const,
  createdAt: '2026-11-22T03:12:00.000Z',
  heldUntil: '2026-11-29T03:12:00.000Z',
  closedAt: null,
  reason: null,
};

/** A return for money that waits for staff. */
export const aReturn = {
  _id: '6742e8a1c3f00b7d5e91a2d1',
  orderId: order._id,
  lines: [
    {
      ...{ productId: cartLine.productId, name: cartLine.name, color: cartLine.color, size: '42' },
      ...{ image: cartLine.image, price: 2537000, quantity: 2, unsellable: 0 },
    },
  ],
  amount: 5074000,
  status: 'requested' as const,
  reason: 'size' as const,
  note: null,
  createdAt: '2026-11-22T03:12:00.000Z',
  sendBy: null,
  closedAt: null,
  refusal: null,
};

export const transfer = {
  bin: '970415',
  bankName: 'VietinBank',
  account: '113366668888',
  accountName: 'BUOC SNEAKER',
  amount: 10148000,
  memo: 'DH6742e8a1c3f0',
};

/** The content of that transfer's QR code. */
export const transferText =
  '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA' +
  '53037045408101480005802VN62180814DH6742e8a1c3f063048C4F';
const ATTEMPT = {
  _id: '6742e8a1c3f00b7d5e91a2e0',
  orderId: order._id,
  provider: 'momo' as const,
  amount: order.total,
  reference: 'DH7K01P4QAN',
  createdAt: '2026-11-21T03:13:00.000Z',
  expiresAt: '2026-11-21T03:42:00.000Z',
};

/** Money that came through MoMo at the second try, and goes back. */
export const payments = {
  attempts: [
    { ...ATTEMPT, state: 'failed' as const },
    { ...ATTEMPT, _id: '6742e8a1c3f00b7d5e91a2e1', reference: 'DH4T9XW2MB7', state: 'paid' as const },
  ],
  received: [
    {
      _id: '6742e8a1c3f00b7d5e91a2e2',
      orderId: order._id,
      provider: 'momo' as const,
      transactionId: '4089123456',
      amount: order.total,
      currency: 'VND',
      verdict: 'exact' as const,
      state: 'counted' as const,
      paidAt: '2026-11-21T03:16:00.000Z',
      receivedAt: '2026-11-21T03:16:02.000Z',
      recordedBy: null,
    },
  ],
  refunds: [
    {
      _id: '6742e8a1c3f00b7d5e91a2e3',
      orderId: order._id,
      provider: 'momo' as const,
      amount: order.total,
      reason: 'Khách hủy đơn trước khi giao',
      state: 'pending' as const,
      createdAt: '2026-11-21T08:00:00.000Z',
      doneAt: null,
      askedBy: null,
    },
  ],
};

/** A transfer that names no order. */
export const openMoney = {
  ...payments.received[0]!,
  ...{ provider: 'sepay' as const, orderId: null, verdict: 'unknown' as const, state: 'open' as const },
  transactionId: '92704',
  memo: 'MBVCB.5123456789.chuyen tien mua giay.CT tu 0123456789 NGUYEN PHUOC BAO LINH',
  note: null,
  settledAt: null,
  suggestions: [
    {
      orderId: order._id,
      name: order.name,
      total: order.total,
      placedAt: order.placedAt,
      by: 'amount' as const,
    },
  ],
};

/** Money on its way back to a customer. */
export const refund = {
  ...payments.refunds[0]!,
  ...{ name: order.name, phone: order.phone, payment: 'eWallet' as const, note: null, canClose: true },
  askedBy: 'Trần Thị Thanh Hà',
};
