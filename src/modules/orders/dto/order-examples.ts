import type { OrderDto, OrderItemDto } from './order.dto';

const ITEM: OrderItemDto = {
  productId: '66f0c1a2b3c4d5e6f7a8b9c0',
  color: 'đen',
  size: '42',
  name: 'Hẻm Nhỏ',
  price: '2390000',
  image: '/media/shoes/hem-nho/den/three-quarter-960.webp',
  quantity: 1,
  available: 7,
};

/** A cart that has just been begun. */
export const EMPTY_CART: OrderDto = {
  _id: '66f0c1a2b3c4d5e6f7a8b9c1',
  status: 'cart',
  name: '',
  phone: '',
  address: '',
  payment: null,
  items: [],
  total: 0,
  totalPrice: 0,
  createdAt: '2026-11-20T03:15:00.000Z',
  placedAt: null,
};

/** The cart with one pair in it. */
export const FILLED_CART: OrderDto = { ...EMPTY_CART, items: [ITEM], total: 2390000, totalPrice: 2390000 };

/** The cart of which the total is confirmed. */
export const CONFIRMED_CART: OrderDto = { ...FILLED_CART, payment: 'COD' };

/** The cart that takes its receiver from the profile. */
export const CART_WITH_RECEIVER: OrderDto = {
  ...FILLED_CART,
  name: 'Trần Minh Anh',
  phone: '0901234567',
  address: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
};

/** The order that became of it: what is available of a line is its quantity. */
export const PENDING_ORDER: OrderDto = {
  ...CART_WITH_RECEIVER,
  status: 'pending',
  payment: 'COD',
  items: [{ ...ITEM, available: 1 }],
  placedAt: '2026-11-20T03:20:00.000Z',
};

/** The order on its way. */
export const DELIVERING_ORDER: OrderDto = { ...PENDING_ORDER, status: 'delivering' };
