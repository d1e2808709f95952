import type { InBoth } from '../language';
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
  'shipment.not-ordered': {
    en: 'The shop has not ordered this parcel from a carrier.',
    vi: 'Kiện hàng này không được tạo qua đơn vị vận chuyển.',
  },
  'shipment.other-collects': filled(
    ({ carrier }: { carrier: InBoth }) =>
      `A parcel of this order is on its way with ${carrier.en}, and both couriers would collect the cash. Cancel that one first.`,
    ({ carrier }) =>
      `Đơn này đang có một kiện gửi qua ${carrier.vi}, cả hai bên sẽ cùng thu tiền. Bạn hủy kiện đó trước nhé.`,
  ),
  'shipment.changed-meanwhile': {
    en: 'The money or the parcels of this order have changed meanwhile. Please look at it again.',
    vi: 'Tiền hoặc kiện hàng của đơn này vừa thay đổi. Bạn xem lại đơn nhé.',
  },
  'cod-statement.no-columns': {
    en: 'The first row of the statement must name its columns, with the tracking number and the COD among them.',
    vi: 'Dòng đầu của bảng đối soát phải là tên cột, trong đó có mã vận đơn và tiền COD.',
  },
  'cod-statement.too-long': filled(
    ({ most }: { most: number }) => `A statement has at most ${most} rows. Split it into several.`,
    ({ most }) => `Mỗi bảng đối soát có tối đa ${most} dòng. Bạn chia thành nhiều bảng nhé.`,
  ),
  'carrier.address-unknown': {
    en: 'The carrier does not know this ward or province. Correct the receiver’s address, or enter the parcel by hand.',
    vi: 'Đơn vị vận chuyển không có phường, xã hoặc tỉnh này. Sửa địa chỉ người nhận, hoặc nhập kiện hàng bằng tay.',
  },
  'carrier.no-sender': filled(
    ({ carrier }: { carrier: InBoth }) =>
      `${carrier.en} does not know where to come: the settings need SHOP_ADDRESS, with street, ward and province, and SHOP_PHONE.`,
    ({ carrier }) =>
      `${carrier.vi} chưa biết lấy hàng ở đâu: cần đặt SHOP_ADDRESS, gồm số nhà, phường hoặc xã, tỉnh, và SHOP_PHONE.`,
  ),
  'carrier.no-weight': filled(
    ({ name }: { name: string }) =>
      `“${name}” has no weight. Enter it at the product, or the parcel by hand.`,
    ({ name }) => `“${name}” chưa có khối lượng. Nhập khối lượng ở sản phẩm, hoặc nhập kiện hàng bằng tay.`,
  ),
  'carrier.too-heavy': filled(
    ({ carrier, kilograms }: { carrier: InBoth; kilograms: number }) =>
      `${carrier.en} takes parcels of at most ${kilograms} kg.`,
    ({ carrier, kilograms }) => `${carrier.vi} nhận kiện hàng tối đa ${kilograms} kg.`,
  ),
  'carrier.too-much-cash': filled(
    ({ carrier, most }: { carrier: InBoth; most: number }) =>
      `${carrier.en} collects at most ${most.toLocaleString('en')} đ.`,
    ({ carrier, most }) => `${carrier.vi} thu hộ tối đa ${most.toLocaleString('vi')}đ.`,
  ),
  'carrier.refused': filled(
    ({ carrier, words }: { carrier: InBoth; words: string }) => `${carrier.en} refuses: ${words}`,
    ({ carrier, words }) => `${carrier.vi} từ chối: ${words}`,
  ),
  'carrier.bad-answer': filled(
    ({ carrier }: { carrier: InBoth }) =>
      `${carrier.en} answered with a number or a fee that the shop cannot keep, so the shop has canceled this parcel there. Enter the parcel by hand, or try again.`,
    ({ carrier }) =>
      `${carrier.vi} trả về mã vận đơn hoặc phí mà shop không lưu được, nên shop đã hủy kiện này ở đó. Bạn nhập kiện hàng bằng tay, hoặc thử lại nhé.`,
  ),
  'carrier.no-answer': filled(
    ({ carrier }: { carrier: InBoth }) =>
      `${carrier.en} does not answer. Please try again in a minute: that makes no second parcel.`,
    ({ carrier }) => `${carrier.vi} không trả lời. Bạn thử lại sau một phút nhé: không bị tạo hai kiện.`,
  ),
  'carrier.bad-secret': { en: 'This address is wrong.', vi: 'Địa chỉ này không đúng.' },
  'carrier.unreadable': {
    en: 'This message cannot be understood.',
    vi: 'Không đọc được thông báo này.',
  },
} as const satisfies Refusals;
