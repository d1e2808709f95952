import type {
  CarrierDto,
  CustomerDto,
  DeliveryDto,
  OrderDto,
  OrderItemDto,
  OrderPaymentsDto,
  ProductDto,
  SessionDto,
  ToDoDto,
} from '../api/generated/model';

/** The API's answers, for tests and the stories of its flows. Each function takes the fields that differ. */
export const CUSTOMER_ID = 'c'.repeat(24);
export const CART_ID = '6742e8a1c3f0'.padEnd(24, '0');

export function makeToken(role = 'client', userId = CUSTOMER_ID): string {
  return `h.${btoa(JSON.stringify({ userId, role }))}.s`;
}

export function makeCustomer(change: Partial<CustomerDto> = {}): CustomerDto {
  return {
    _id: CUSTOMER_ID,
    username: null,
    lastName: 'Nguyễn',
    firstName: 'Linh',
    email: 'linh@shop.test',
    isEmailConfirmed: true,
    pendingEmail: null,
    phone: '0903417268',
    address: '12 Nguyễn Huệ',
    dob: '1996-08-17',
    country: 'VN',
    role: 'client',
    isActive: true,
    hasSecondFactor: false,
    termsVersion: null,
    news: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    orders: [],
    ...change,
  };
}

/** The present device. */
export function makeSession(change: Partial<SessionDto> = {}): SessionDto {
  return {
    _id: 's1',
    device: 'Chrome on Windows',
    address: '203.0.113.7',
    createdAt: '2026-11-02T03:10:00.000Z',
    lastUsedAt: '2026-11-22T09:05:00.000Z',
    expiresAt: '2026-12-22T09:05:00.000Z',
    isCurrent: true,
    ...change,
  };
}

export function makeLine(change: Partial<OrderItemDto> = {}): OrderItemDto {
  return {
    productId: 'a'.repeat(24),
    color: 'đen',
    size: '42',
    name: 'Phố Cổ',
    price: '1000000',
    image: '/media/shoes/pho-co/den/three-quarter-960.webp',
    quantity: 1,
    available: 2,
    ...change,
  };
}

export function makeCart(items: OrderItemDto[], change: Partial<OrderDto> = {}): OrderDto {
  const total = items.reduce((sum, line) => sum + Number(line.price) * line.quantity, 0);
  return {
    _id: CART_ID,
    customerId: CUSTOMER_ID,
    status: 'cart',
    name: 'Nguyễn Linh',
    phone: '0903417268',
    address: '12 Nguyễn Huệ',
    payment: null,
    items,
    total,
    totalPrice: total,
    paymentState: 'unpaid',
    paidAmount: 0,
    refundedAmount: 0,
    waivedAmount: 0,
    returnedAmount: 0,
    payBy: null,
    termsVersion: null,
    vatPercent: null,
    expectedFrom: null,
    expectedTo: null,
    invoiceBuyer: null,
    invoiceNumber: null,
    invoiceUrl: null,
    packedAt: null,
    shipments: [],
    createdAt: '2026-11-20T00:00:00.000Z',
    placedAt: null,
    updatedAt: '2026-11-20T00:00:00.000Z',
    ...change,
  };
}

/** The money of an unpaid order; without a provider the shop calls. */
export function makePayments(change: Partial<OrderPaymentsDto> = {}): OrderPaymentsDto {
  return { attempts: [], received: [], refunds: [], due: 1_000_000, providers: [], ...change };
}

/** What waits for staff: nothing. */
export function makeToDo(change: Partial<ToDoDto> = {}): ToDoDto {
  return {
    ...{ ordersToConfirm: 0, newestOrderAt: null, ordersToPack: 0, ordersToHandOver: 0, ordersToCollect: 0 },
    ...{ paymentsToLookAt: 0, refundsDue: 0, exchangesOpen: 0, returnsOpen: 0, invoicesDue: 0 },
    ...{ mailsFailing: null, sizesRunningOut: 0 },
    ...change,
  };
}

export function makeProduct(change: Partial<ProductDto> = {}): ProductDto {
  return {
    _id: 'a'.repeat(24),
    name: 'Phố Cổ',
    type: 'sneaker',
    brand: 'nike',
    material: 'suede',
    weight: 820,
    slug: 'pho-co',
    price: 1000000,
    highLight: 'Da lộn',
    desc: 'Một đôi giày.',
    adImage: '/media/shoes/pho-co/den/three-quarter-960.webp',
    navbarImage: '/media/shoes/pho-co/den/side-960.webp',
    stock: 3,
    importAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    quantitySold: 0,
    version: 1,
    colors: [
      {
        color: 'đen',
        colorHex: '#111111',
        imageDetail: ['/media/shoes/pho-co/den/three-quarter-960.webp'],
        sizes: [
          { size: '41', quantity: 0 },
          { size: '42', quantity: 3 },
        ],
      },
    ],
    ...change,
  };
}

/** Carriers of a shop, of which one is connected. */
export const carriers: CarrierDto[] = [
  ['self', 'Our own courier', false],
  ['ghn', 'GHN (Giao Hàng Nhanh)', true],
  ['viettel-post', 'Viettel Post', false],
].map(([carrier, name, isConnected]) => ({
  ...{ carrier: String(carrier), name: { en: String(name), vi: String(name) } },
  ...{ isConnected: Boolean(isConnected), needsNumber: carrier === 'viettel-post' },
}));

/** What orders of now are promised: Hà Nội and islands apart. */
export function makeDelivery(change: Partial<DeliveryDto> = {}): DeliveryDto {
  return {
    zones: [
      {
        ...{ kind: 'provinces', provinces: ['Thành phố Hà Nội'] },
        ...{ expectedFrom: '2026-12-02', expectedTo: '2026-12-03' },
      },
      { kind: 'islands', provinces: [], expectedFrom: '2026-12-10', expectedTo: '2026-12-12' },
      {
        ...{ kind: 'rest', provinces: ['Thành phố Hồ Chí Minh', 'Thành phố Huế', 'An Giang'] },
        ...{ expectedFrom: '2026-12-04', expectedTo: '2026-12-07' },
      },
    ],
    changesAt: '2999-12-01T08:00:00.000Z',
    ...change,
  };
}
