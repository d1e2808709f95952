import { colorFor } from '../../common/color-name';
import { greeted, only, ownWords, QR_LABEL, type Message, type Owner } from '../../mail/message';
import type { StaffStatus } from './order-status';

/** What a mail about an order tells of it. */
export interface ToldOrder {
  /** The order's id. */
  _id: string;
  name: string;
  phone: string;
  address: string;
  /** Null as long as none was chosen. */
  payment: string | null;
  /** Whole dong, as the next two. */
  total: number;
  paidAmount: number;
  refundedAmount: number;
  items: { name: string; color: string; size: string; price: number | string; quantity: number }[];
}

/** How an order that is not paid yet is paid by bank transfer. */
export interface ToldTransfer {
  bin: string;
  account: string;
  accountName: string;
  /** Whole dong. */
  amount: number;
  memo: string;
  /** The text of its VietQR code. */
  payload: string;
}

/** What has happened to an order: it was placed, has got another status, or its money came, did not come or went back. */
export type OrderEvent = 'placed' | StaffStatus | 'paid' | 'expired' | 'refunded';

/** Subject, and a sentence in each of the shop's languages. */
const WORDS: Record<OrderEvent, { vi: string; en: string; saysVi: string; saysEn: string }> = {
  placed: {
    ...{ vi: 'Đã nhận đơn hàng', en: 'We have your order' },
    saysVi: 'cảm ơn bạn đã mua giày tại bước. Đơn hàng của bạn đang chờ cửa hàng xử lý.',
    saysEn: 'thank you for buying at bước. Your order is pending: the shop prepares it now.',
  },
  pending: {
    ...{ vi: 'Đơn hàng đang chờ xử lý', en: 'Your order is pending' },
    saysVi: 'đơn hàng của bạn đang chờ cửa hàng xử lý.',
    saysEn: 'your order is pending: the shop prepares it now.',
  },
  delivering: {
    ...{ vi: 'Đơn hàng đang được giao', en: 'Your order is delivering' },
    saysVi: 'đơn hàng của bạn đã rời cửa hàng và đang trên đường đến bạn.',
    saysEn: 'your order has left the shop and is on its way to you.',
  },
  completed: {
    ...{ vi: 'Đơn hàng đã hoàn tất', en: 'Your order is completed' },
    saysVi: 'đơn hàng của bạn đã được giao. Chúc bạn đi thật vui!',
    saysEn: 'your order has been delivered. Enjoy every step!',
  },
  canceled: {
    ...{ vi: 'Đơn hàng đã bị hủy', en: 'Your order is canceled' },
    saysVi: 'đơn hàng của bạn đã bị hủy và sẽ không được giao.',
    saysEn: 'your order is canceled and will not be delivered.',
  },
  paid: {
    ...{ vi: 'Đã nhận thanh toán', en: 'We have your payment' },
    saysVi: 'cửa hàng đã nhận đủ tiền cho đơn hàng của bạn. Cảm ơn bạn!',
    saysEn: 'the shop has received the whole sum for your order. Thank you!',
  },
  expired: {
    ...{ vi: 'Đơn hàng chưa được thanh toán kịp', en: 'Your order was not paid in time' },
    saysVi: 'đơn hàng của bạn chưa được thanh toán kịp nên đã bị hủy.',
    saysEn: 'your order was not paid in time, so it is canceled.',
  },
  refunded: {
    ...{ vi: 'Đã hoàn tiền', en: 'Your refund is sent' },
    saysVi: 'cửa hàng đã gửi lại tiền cho bạn.',
    saysEn: 'the shop has sent your money back.',
  },
};

/** What a canceled order's mail says of its money: only a QR order is paid by transfer. */
const PAID = {
  here: {
    vi: 'Cửa hàng sẽ gửi lại số tiền bạn đã thanh toán.',
    en: 'The shop sends back what you have paid.',
  },
  byTransfer: {
    vi: 'Nếu bạn đã chuyển khoản, hãy báo cho cửa hàng.',
    en: 'If you have transferred the sum, tell the shop.',
  },
  otherwise: {
    vi: 'Nếu bạn đã thanh toán, hãy báo cho cửa hàng.',
    en: 'If you have paid for it, tell the shop.',
  },
};

/** What people call an order by: the first half of its id. */
export function orderNumber({ _id }: { _id: string }): string {
  return _id.slice(0, Math.floor(_id.length / 2));
}

/**
 * The mail about what has happened to an order, in its owner's language (rule X18). Until they have confirmed their
 * address it has nothing that they have written themselves (rule X19).
 * @param link where its owner sees it
 * @param transfer when it is still to be paid by one
 * @param amount what went back, in whole dong
 */
export function orderMessage(
  owner: Owner,
  event: OrderEvent,
  order: ToldOrder,
  {
    link,
    transfer,
    amount,
  }: { link: string; transfer?: ToldTransfer | undefined; amount?: number | undefined },
): Message {
  const { email: to, language } = owner;
  const { vi, en } = WORDS[event];
  const named = (text: string): string => only(text, language);
  const own = (name: string, text: string): string[][] => {
    const shown = ownWords(text, owner);
    return shown === null ? [] : [[named(name), shown]];
  };
  const lines = order.items.map((item) => [
    `${item.quantity} × ${item.name}, ${colorFor(language, item.color)}, ${item.size}`,
    dong(item.quantity * Number(item.price)),
  ]);
  const paying = transfer && [
    [named('Ngân hàng (BIN) / Bank (BIN)'), transfer.bin],
    [named('Số tài khoản / Account'), transfer.account],
    [named('Chủ tài khoản / Account name'), transfer.accountName],
    [named('Số tiền / Amount'), dong(transfer.amount)],
    [named('Nội dung / Memo'), transfer.memo],
  ];
  const parts = [
    ...greeted(wordsOf(event, order), language),
    table([...lines, [named('Giao hàng / Delivery'), '0đ'], [named('Tổng cộng / Total'), dong(order.total)]]),
    amount && table([[named('Số tiền hoàn / Refund'), dong(amount)]]),
    paying &&
      named('Hãy chuyển khoản như sau, bằng VietQR hoặc tự nhập. / Please transfer the sum like this.'),
    paying && table(paying),
    transfer && `${QR_LABEL}${transfer.payload}`,
    table([
      [named('Đơn hàng / Order'), orderNumber(order)],
      ...own('Người nhận / Receiver', order.name),
      ...own('Điện thoại / Phone', order.phone),
      ...own('Địa chỉ / Address', order.address),
    ]),
    link,
    'bước.\n',
  ];
  return {
    to,
    subject: named(`${vi} / ${en}`),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}

function wordsOf(
  event: OrderEvent,
  { payment, total, paidAmount, refundedAmount }: ToldOrder,
): { vi: string; en: string } {
  const { saysVi: vi, saysEn: en } = WORDS[event];
  if (!['canceled', 'expired'].includes(event) || total === 0) return { vi, en };
  const isHere = paidAmount > refundedAmount;
  const paid = isHere ? PAID.here : payment === 'QR' ? PAID.byTransfer : PAID.otherwise;
  return { vi: `${vi} ${paid.vi}`, en: `${en} ${paid.en}` };
}

/** Names and values, which a person's own line breaks must not take apart. */
function table(rows: string[][]): string {
  return rows.map(([name = '', value = '']) => `${oneLine(name)}:\t${oneLine(value)}`).join('\n');
}

const oneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(' ');

const dong = (sum: number): string => `${sum.toLocaleString('vi-VN')}đ`;
