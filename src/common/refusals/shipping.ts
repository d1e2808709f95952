import { filled, type Refusals } from './words';

/** Errors of parcels. */
export const SHIPPING = {
  'shipment.unknown': { en: 'There is no such parcel.', vi: 'Không có kiện hàng này.' },
  'shipment.order-canceled': {
    en: 'This order is canceled: nothing is sent for it.',
    vi: 'Đơn này đã hủy: không gửi hàng nữa.',
  },
  'shipment.no-number': {
    en: 'Enter the carrier’s tracking number.',
    vi: 'Nhập mã vận đơn của đơn vị vận chuyển.',
  },
  'shipment.bad-carrier': {
    en: 'A carrier’s short name has at most 20 letters, digits and hyphens.',
    vi: 'Tên ngắn của đơn vị vận chuyển có tối đa 20 chữ, số và dấu gạch nối.',
  },
  'shipment.bad-number': {
    en: 'A tracking number has at most 60 letters, digits, dots, hyphens and slashes.',
    vi: 'Mã vận đơn có tối đa 60 chữ, số, dấu chấm, gạch nối và gạch chéo.',
  },
  'shipment.too-many': filled(
    ({ most }: { most: number }) => `An order has at most ${most} parcels.`,
    ({ most }) => `Một đơn có tối đa ${most} kiện hàng.`,
  ),
  'shipment.over': {
    en: 'This parcel has come to its end: nothing more happens to it.',
    vi: 'Kiện hàng này đã kết thúc: không ghi thêm được nữa.',
  },
} as const satisfies Refusals;
