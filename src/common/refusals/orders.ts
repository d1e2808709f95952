import { englishColor } from '../color-name';
import type { InBoth } from '../language';
import { counted, filled, type Refusals } from './words';

/** The status of an order, exchange or return, for the middle of a sentence. */
export interface Status {
  status: InBoth;
}

export interface Shoe {
  name: string;
  color: string;
  size: string;
}

export const shoeOf = ({ name, color, size }: Shoe): string =>
  `${name} in ${englishColor(color)}, size ${size},`;
export const giayCua = ({ name, color, size }: Shoe): string => `${name} màu ${color}, size ${size}`;

/** Errors of the cart, checkout and orders. */
export const ORDERS = {
  'order.unknown': { en: 'There is no such order.', vi: 'Không có đơn hàng này.' },
  'order.not-owner': {
    en: 'Only its owner may change this order.',
    vi: 'Chỉ chủ đơn hàng mới đổi được đơn này.',
  },
  'order.placed': {
    en: 'This order has been placed already and can no longer be changed.',
    vi: 'Đơn này đã đặt rồi, không sửa được nữa.',
  },
  'order.not-placed': {
    en: 'This order has not been placed yet.',
    vi: 'Đơn này chưa được đặt.',
  },
  'order.was-canceled': {
    en: 'This order was canceled and cannot be placed again.',
    vi: 'Đơn này đã hủy, không đặt lại được.',
  },
  'order.cannot-cancel': filled(
    ({ status }: Status) => `An order that is ${status.en} can no longer be canceled.`,
    ({ status }) => `Đơn hàng ${status.vi} thì không hủy được nữa.`,
  ),
  'order.payment-fixed': filled(
    ({ status }: Status) => `The way of payment of an order that is ${status.en} can no longer be changed.`,
    ({ status }) => `Đơn hàng ${status.vi} thì không đổi cách thanh toán được nữa.`,
  ),
  'order.money-here': filled(
    ({ amount }: { amount: number }) =>
      `The shop still has ${amount.toLocaleString('en')} dong of this order. Send them back first.`,
    ({ amount }) => `Shop còn giữ ${amount.toLocaleString('vi')} đồng của đơn này. Hãy hoàn lại trước đã.`,
  ),
  'order.notes-full': filled(
    ({ most }: { most: number }) => `This order has ${most} notes. No more can be added.`,
    ({ most }) => `Đơn này đã có ${most} ghi chú, không thêm được nữa.`,
  ),
  'order.not-to-pack': filled(
    ({ status }: Status) => `There is nothing to pack of an order that is ${status.en}.`,
    ({ status }) => `Đơn hàng ${status.vi} thì không còn gì để đóng gói.`,
  ),
  'order.handed-over': {
    en: 'This order was handed over already. Its packing can no longer be changed.',
    vi: 'Đơn này đã bàn giao rồi, không đổi việc đóng gói được nữa.',
  },
  'order.refund-pending': {
    en: 'Money of this order is on its way back. Wait until its refund has ended.',
    vi: 'Đơn này đang có khoản hoàn tiền chưa xong. Bạn chờ hoàn xong đã.',
  },
  'order.not-paid': {
    en: 'This order is to be paid before it is sent, and is not paid yet, or its money goes back.',
    vi: 'Đơn này phải thanh toán trước khi giao, mà giờ chưa thanh toán đủ hoặc tiền đang được hoàn lại.',
  },
  'order.payment-changed': {
    en: 'The way of payment of this order was changed. Look at it again before you send it.',
    vi: 'Cách thanh toán của đơn này đã đổi. Bạn xem lại rồi hãy giao.',
  },
  'order.was-delivered': {
    en: 'This order was delivered once. Please call the shop to return it.',
    vi: 'Đơn này đã được giao. Bạn gọi shop để trả hàng nhé.',
  },
  'order.moved-on': filled(
    ({ status }: Status) => `This order is ${status.en} by now. Look at it again before you change it.`,
    ({ status }) => `Đơn này giờ ${status.vi}. Bạn xem lại rồi hãy đổi.`,
  ),
  'invoice.tax-code': {
    en: 'Enter a tax code of 10 digits (with 3 more for a branch) or 12 digits.',
    vi: 'Nhập mã số thuế gồm 10 chữ số (chi nhánh thêm 3 số) hoặc 12 chữ số.',
  },
  'invoice.number': {
    en: 'Enter the series and number of the invoice: letters without accents, digits, / . _ and -.',
    vi: 'Nhập ký hiệu và số hóa đơn: chữ không dấu, số, / . _ và -.',
  },
  'invoice.url': {
    en: 'Enter a link that begins with https://, without a name and password.',
    vi: 'Nhập liên kết bắt đầu bằng https://, không kèm tên và mật khẩu.',
  },
  'invoice.issued': {
    en: 'The invoice of this order was issued already. Please call the shop to have it changed.',
    vi: 'Hóa đơn của đơn này đã được xuất. Bạn gọi shop để điều chỉnh nhé.',
  },
  'invoice.not-due': {
    en: 'An invoice is issued once the order is sent.',
    vi: 'Hóa đơn được xuất khi đơn đã giao đi.',
  },
  'order.exchange-open': {
    en: 'A pair of this order is being exchanged. Receive or refuse it first.',
    vi: 'Một đôi của đơn này đang được đổi. Hãy nhận đôi cũ hoặc từ chối trước.',
  },
  'order.return-open': {
    en: 'Pairs of this order are being returned. Receive or refuse the return first.',
    vi: 'Đơn này có giày đang được trả. Hãy nhận hàng trả hoặc từ chối trước.',
  },
  'cart.empty': { en: 'Your cart is empty.', vi: 'Giỏ hàng của bạn đang trống.' },
  'cart.all-gone': {
    en: 'What was in your cart is no longer sold.',
    vi: 'Những đôi trong giỏ không còn bán nữa.',
  },
  'cart.changed': {
    en: 'Your cart has changed. Please look at the new total before you order.',
    vi: 'Giỏ hàng đã thay đổi. Bạn xem lại tổng tiền mới rồi hãy đặt.',
  },
  'cart.changed-meanwhile': {
    en: 'Your cart has changed since you saw it. Please look at it again before you order.',
    vi: 'Giỏ hàng đã thay đổi từ lúc bạn xem. Bạn xem lại rồi hãy đặt.',
  },
  'cart.too-much': {
    en: 'This is too much for one order. Please split it.',
    vi: 'Một đơn không chứa hết được. Bạn tách thành nhiều đơn nhé.',
  },
  'cart.no-line': { en: 'This shoe is not in the cart.', vi: 'Đôi này không có trong giỏ.' },
  'cart-is-full': filled(
    ({ most }: { most: number }) =>
      `Your cart is full. It holds at most ${most} different pairs: please take one out first.`,
    ({ most }) => `Giỏ đã đầy. Giỏ chứa tối đa ${most} đôi khác nhau: bạn bỏ bớt một đôi nhé.`,
  ),
  'stock.not-sold': {
    en: 'This shoe is not sold in that colour and size.',
    vi: 'Mẫu này không bán màu và size đó.',
  },
  'stock.size-gone': filled(
    ({ color, size }: { color: string; size: string }) =>
      `Size ${size} in ${englishColor(color)} is no longer sold.`,
    ({ color, size }) => `Size ${size} màu ${color} không còn bán nữa.`,
  ),
  'stock.sold-out': filled(
    (shoe: Shoe) => `${shoeOf(shoe)} is sold out.`,
    (shoe) => `${giayCua(shoe)} đã hết hàng.`,
  ),
  'stock.short': filled(
    ({ available, ...shoe }: Shoe & { available: number }) =>
      available === 1
        ? `Only 1 pair of ${shoeOf(shoe)} is left.`
        : `Only ${available} pairs of ${shoeOf(shoe)} are left.`,
    ({ available, ...shoe }) => `${giayCua(shoe)} chỉ còn ${available} đôi.`,
  ),
  'stock.some-short': {
    en: 'Some of these shoes are no longer in stock.',
    vi: 'Một vài đôi trong số này không còn đủ hàng.',
  },
  'placing.empty': { en: 'Your cart is empty', vi: 'Giỏ hàng của bạn đang trống' },
  'placing.all-gone': {
    en: 'What was in your cart is no longer sold',
    vi: 'Những đôi trong giỏ không còn bán nữa',
  },
  'placing.no-payment': { en: 'payment is required', vi: 'Bạn chưa chọn cách thanh toán' },
  'placing.no-name': { en: 'name is required', vi: 'Bạn chưa nhập tên người nhận' },
  'placing.no-phone': { en: 'phone is required', vi: 'Bạn chưa nhập số điện thoại' },
  'placing.no-address': { en: 'address is required', vi: 'Bạn chưa nhập địa chỉ giao hàng' },
  'placing.incomplete': filled(
    ({ missing }: { missing: InBoth }) => `${missing.en}.`,
    ({ missing }) => `${missing.vi}.`,
  ),
  'too-many-pending-orders': filled(
    ({ orders, most }: { orders: number; most: number }) =>
      `You have ${counted(orders, 'order')} waiting already, and at most ${most} can wait at ` +
      'once. Please wait until one is on its way, or have one canceled.',
    ({ orders, most }) =>
      `Bạn đang có ${orders} đơn chờ xử lý, mỗi lúc chỉ chờ được tối đa ${most} đơn. ` +
      'Bạn chờ một đơn được giao đi, hoặc hủy bớt một đơn nhé.',
  ),
  'too-many-pending-pairs': filled(
    ({ pairs, most }: { pairs: number; most: number }) =>
      `At most ${counted(most, 'pair')} can wait in your orders at once` +
      `${pairs > 0 ? `, and ${counted(pairs, 'pair')} are waiting already` : ''}. Please order fewer.`,
    ({ pairs, most }) =>
      `Các đơn đang chờ của bạn chứa tối đa ${most} đôi` +
      `${pairs > 0 ? `, và đã có ${pairs} đôi đang chờ` : ''}. Bạn đặt ít hơn nhé.`,
  ),
  'transfer.no-bank': {
    en: 'This shop takes no bank transfers.',
    vi: 'Shop không nhận chuyển khoản.',
  },
  'transfer.canceled': {
    en: 'This order was canceled: there is nothing to pay.',
    vi: 'Đơn này đã hủy: không phải trả gì.',
  },
  'transfer.completed': {
    en: 'This order is completed: there is nothing left to pay.',
    vi: 'Đơn này đã hoàn tất: không còn gì phải trả.',
  },
  'transfer.other-payment': {
    en: 'This order is not paid by bank transfer.',
    vi: 'Đơn này không trả bằng chuyển khoản.',
  },
  'transfer.nothing': {
    en: 'There is nothing to pay for this order.',
    vi: 'Đơn này không phải trả gì.',
  },
  'payment.unknown': { en: 'There is no such payment.', vi: 'Không có khoản tiền này.' },
  'payment.provider-missing': {
    en: 'This way of payment is not set up here. The shop will call you.',
    vi: 'Shop chưa mở cách thanh toán này. Shop sẽ gọi cho bạn.',
  },
  'payment.cash': {
    en: 'This order is paid in cash when it arrives.',
    vi: 'Đơn này trả tiền mặt khi nhận hàng.',
  },
  'payment.too-often': {
    en: 'This order was begun to be paid too often. Please pay it by bank transfer, or call the shop.',
    vi: 'Đơn này đã bắt đầu thanh toán quá nhiều lần. Bạn chuyển khoản hoặc gọi cho shop nhé.',
  },
  'payment.changed-too-often': {
    en: 'The way of payment of this order was changed too often. Please call the shop.',
    vi: 'Đơn này đã đổi cách thanh toán quá nhiều lần. Bạn gọi cho shop nhé.',
  },
  'payment.nothing-due': {
    en: 'There is nothing to pay for this order.',
    vi: 'Đơn này không phải trả gì.',
  },
  'payment.provider-failed': {
    en: 'The payment provider does not answer. Please try again in a minute.',
    vi: 'Bên thanh toán không trả lời. Bạn thử lại sau một phút nhé.',
  },
  'payment.bad-signature': {
    en: 'The signature is not right.',
    vi: 'Chữ ký không đúng.',
  },
  'payment.own-order': {
    en: 'This is your own order: a colleague must see its money.',
    vi: 'Đây là đơn của chính bạn: đồng nghiệp phải là người xác nhận tiền.',
  },
  'payment.held-back': {
    en: 'VNPay holds this payment back. It can only be added to the order that it was begun for, in full.',
    vi: 'VNPay đang giữ khoản tiền này. Chỉ có thể ghi nó cho đúng đơn và đúng số tiền đã bắt đầu thanh toán.',
  },
  'payment.unreadable': {
    en: 'The message names no sum or no transaction.',
    vi: 'Thông báo không ghi số tiền hoặc mã giao dịch.',
  },
  'payment.matched': {
    en: 'This payment belongs to an order already.',
    vi: 'Khoản tiền này đã thuộc về một đơn.',
  },
  'payment.settled': {
    en: 'This payment is settled already.',
    vi: 'Khoản tiền này đã xử lý rồi.',
  },
  'payment.other-currency': {
    en: 'This payment is not in dong: settle it, and record the dong that came.',
    vi: 'Khoản tiền này không phải tiền đồng: hãy xử lý rồi ghi số đồng đã nhận.',
  },
  'payment.not-cash': {
    en: 'This order is not paid in cash.',
    vi: 'Đơn này không trả bằng tiền mặt.',
  },
  'payment.refund-first': filled(
    ({ most }: { most: number }) =>
      `${most.toLocaleString('en')} dong of this order are still to go back. Record the refund in the order first, or say that the shop keeps the money.`,
    ({ most }) =>
      `Đơn này còn ${most.toLocaleString('vi')} đồng phải hoàn. Hãy ghi khoản hoàn trong đơn trước, hoặc chọn là shop giữ lại tiền.`,
  ),
  'refund.unknown': { en: 'There is no such refund.', vi: 'Không có khoản hoàn tiền này.' },
  'refund.closed': { en: 'This refund has ended already.', vi: 'Khoản hoàn tiền này đã kết thúc rồi.' },
  'refund.was-sent': {
    en: 'The provider says that it has sent this refund. It is recorded as sent.',
    vi: 'Bên thanh toán báo đã hoàn khoản này. Shop đã ghi là đã hoàn.',
  },
  'refund.still-asked': {
    en: 'The provider is still being asked about this refund. Please wait a day.',
    vi: 'Shop vẫn đang hỏi bên thanh toán về khoản hoàn này. Bạn chờ một ngày nhé.',
  },
  'payment.refund-other': {
    en: 'This order has changed meanwhile. Look at it again before you send its money back.',
    vi: 'Đơn này vừa thay đổi. Bạn xem lại rồi hãy hoàn tiền.',
  },
  'payment.refund-too-much': filled(
    ({ most }: { most: number }) => `At most ${most.toLocaleString('en')} dong can go back.`,
    ({ most }) => `Chỉ hoàn được tối đa ${most.toLocaleString('vi')} đồng.`,
  ),
} as const satisfies Refusals;
