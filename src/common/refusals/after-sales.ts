import { giayCua, shoeOf, type Shoe, type Status } from './orders';
import { counted, filled, type Refusals } from './words';

/** Errors of exchanges and returns. */
export const AFTER_SALES = {
  'exchange.unknown': { en: 'There is no such exchange.', vi: 'Không có yêu cầu đổi size này.' },
  'exchange.no-line': { en: 'This shoe is not in the order.', vi: 'Đôi này không có trong đơn.' },
  'exchange.not-arrived': {
    en: 'Only what has arrived can be exchanged.',
    vi: 'Chỉ đổi được đôi đã giao đến bạn.',
  },
  'exchange.too-late': filled(
    ({ days }: { days: number }) => `An exchange is possible for ${days} days.`,
    ({ days }) => `Chỉ đổi size được trong ${days} ngày.`,
  ),
  'exchange.open': {
    en: 'This pair is being exchanged already.',
    vi: 'Đôi này đang được đổi rồi.',
  },
  'exchange.returned': {
    en: 'This pair is being returned, or was returned already.',
    vi: 'Đôi này đang được trả, hoặc đã trả rồi.',
  },
  'return.unknown': { en: 'There is no such return.', vi: 'Không có yêu cầu trả hàng này.' },
  'return.not-arrived': {
    en: 'Only what has arrived can be returned.',
    vi: 'Chỉ trả được đôi đã giao đến bạn.',
  },
  'return.too-late': filled(
    ({ days }: { days: number }) => `A return is possible for ${days} days.`,
    ({ days }) => `Chỉ trả hàng được trong ${days} ngày.`,
  ),
  'return.too-many': filled(
    ({ most, ...shoe }: Shoe & { most: number }) =>
      most > 0
        ? `Of ${shoeOf(shoe)} only ${counted(most, 'pair')} can be returned.`
        : `${shoeOf(shoe)} was exchanged or returned already.`,
    ({ most, ...shoe }) =>
      most > 0 ? `${giayCua(shoe)}: chỉ trả được ${most} đôi.` : `${giayCua(shoe)}: đã đổi hoặc trả rồi.`,
  ),
  'return.over': filled(
    ({ status }: Status) => `This return is ${status.en}: nothing is left to do.`,
    ({ status }) => `Yêu cầu trả hàng này ${status.vi}: không còn gì để làm.`,
  ),
  'return.order-not-completed': filled(
    ({ status }: Status) => `The order is ${status.en}: refuse the return.`,
    ({ status }) => `Đơn hàng ${status.vi}: hãy từ chối trả hàng.`,
  ),
  'return.unsellable': {
    en: 'No more pairs can be left out of stock than are returned.',
    vi: 'Số đôi không bán lại được nhiều hơn số đôi được trả.',
  },
  'return.money-here': filled(
    ({ amount }: { amount: number }) =>
      `The shop still has ${amount.toLocaleString('en')} dong of this order. Recording their refund ends the return.`,
    ({ amount }) =>
      `Shop còn giữ ${amount.toLocaleString('vi')} đồng của đơn này. Ghi nhận hoàn tiền thì yêu cầu trả hàng sẽ xong.`,
  ),
  'exchange.done': { en: 'This pair was exchanged already.', vi: 'Đôi này đã đổi rồi.' },
  'exchange.same-size': { en: 'Please choose another size.', vi: 'Bạn chọn size khác nhé.' },
  'exchange.over': filled(
    ({ status }: Status) => `This exchange is ${status.en}: nothing is left to do.`,
    ({ status }) => `Yêu cầu đổi size này ${status.vi}: không còn gì để làm.`,
  ),
  'exchange.order-not-completed': filled(
    ({ status }: Status) => `The order is ${status.en}: refuse the exchange.`,
    ({ status }) => `Đơn hàng ${status.vi}: hãy từ chối đổi.`,
  ),
} as const satisfies Refusals;
