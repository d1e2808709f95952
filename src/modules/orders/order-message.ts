import { vatIn } from '../../common/vat';
import { colorFor } from '../../common/color-name';
import type { InBoth, Language } from '../../common/language';
import { formatDays, formatMoment, today } from '../../common/shop-time';
import { pictureAt, type Block, type Fact } from '../../mail/content';
import { greeted, only, ownWords, type Message, type Owner } from '../../mail/message';
import { carrierName } from './shipments/order-shipment';
import type { StaffStatus } from './order-status';

interface ToldItem {
  name: string;
  color: string;
  size: string;
  /** Path of its picture. */
  image: string;
  /** Of one pair, in whole dong. */
  price: number | string;
  quantity: number;
}

/** What a mail about an order tells of it. */
export interface ToldOrder {
  /** The order's id. */
  _id: string;
  name: string;
  phone: string;
  address: string;
  /** Null as long as none was chosen. */
  payment: string | null;
  /** ISO 8601, as the next one. */
  placedAt?: string | null;
  /** Until when it is to be paid; null: it may wait. */
  payBy?: string | null;
  /** Whole dong, as the next two. */
  total: number;
  paidAmount: number;
  refundedAmount: number;
  /** The VAT that the total includes, in percent; null when it is not known. */
  vatPercent?: number | null;
  /** The days on which it was promised to arrive, YYYY-MM-DD; null in older orders. */
  expectedFrom?: string | null;
  expectedTo?: string | null;
  items: ToldItem[];
  /** Its parcels, oldest first. */
  shipments?: ToldShipment[];
}

interface ToldShipment {
  carrier: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** When its carrier expects to deliver it, ISO 8601; null when it does not say. */
  expectedAt: string | null;
}

/** How an order that is not paid yet is paid by bank transfer. */
export interface ToldTransfer {
  bankName: string;
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
    ...{ vi: 'Đã nhận đơn hàng', en: 'Thank you for your order' },
    saysVi: 'Cảm ơn bạn đã đặt hàng. Shop đã nhận được đơn và sẽ sớm chuẩn bị giày cho bạn.',
    saysEn: 'Your order has reached the shop, which prepares it now.',
  },
  pending: {
    ...{ vi: 'Đơn hàng đang chờ xử lý', en: 'Your order is pending' },
    saysVi: 'Đơn hàng của bạn đang chờ xử lý. Shop sẽ sớm chuẩn bị giày cho bạn.',
    saysEn: 'Your order is pending: the shop prepares it now.',
  },
  delivering: {
    ...{ vi: 'Đơn hàng đang được giao', en: 'Your order is on its way' },
    saysVi: 'Đơn hàng của bạn đã rời shop và đang trên đường đến với bạn.',
    saysEn: 'Your order has left the shop and is on its way to you.',
  },
  completed: {
    ...{ vi: 'Đơn hàng đã hoàn tất', en: 'Your order is completed' },
    saysVi: 'Đơn hàng của bạn đã được giao. Chúc bạn vui trên từng bước chân!',
    saysEn: 'Your order has been delivered. Enjoy every step!',
  },
  canceled: {
    ...{ vi: 'Đơn hàng đã hủy', en: 'Your order is canceled' },
    saysVi: 'Đơn hàng của bạn đã hủy và sẽ không được giao.',
    saysEn: 'Your order is canceled and will not be delivered.',
  },
  paid: {
    ...{ vi: 'Đã nhận thanh toán', en: 'Your order is paid' },
    saysVi:
      'Shop đã nhận đủ tiền cho đơn hàng của bạn. Khi nhận hàng, bạn không phải trả thêm gì. Cảm ơn bạn!',
    saysEn:
      'The shop has received the whole sum for your order. There is nothing more to pay when it arrives. Thank you!',
  },
  expired: {
    ...{ vi: 'Đơn hàng chưa thanh toán kịp', en: 'Your order was not paid in time' },
    saysVi:
      'Shop chưa nhận được tiền trong thời gian chờ nên đơn hàng của bạn đã hủy. Nếu vẫn muốn mua, bạn đặt lại đơn này trong Hồ sơ nhé.',
    saysEn:
      'Your payment did not reach the shop in time, so your order is canceled. If you still want the shoes, you can order them again in your profile.',
  },
  refunded: {
    ...{ vi: 'Đã hoàn tiền', en: 'Your refund is sent' },
    saysVi: 'Shop đã hoàn tiền cho bạn. Có thể vài ngày nữa tiền mới về đến tài khoản hoặc ví của bạn.',
    saysEn: 'The shop has sent money back to you. It may take a few days until your bank or wallet shows it.',
  },
};

/** What a canceled order's mail says of its money: only a QR order is paid by transfer. */
const PAID = {
  here: {
    vi: 'Shop sẽ hoàn lại số tiền bạn đã thanh toán.',
    en: 'The shop sends back what you have paid.',
  },
  byTransfer: {
    vi: 'Nếu đã chuyển khoản, bạn báo cho shop để được hoàn tiền nhé.',
    en: 'If you have transferred the sum, please tell the shop, and it comes back to you.',
  },
  otherwise: {
    vi: 'Nếu đã thanh toán, bạn báo cho shop để được hoàn tiền nhé.',
    en: 'If you have paid for it, please tell the shop, and it comes back to you.',
  },
};

/** What people call an order by: the first half of its id. */
export function orderNumber({ _id }: { _id: string }): string {
  return _id.slice(0, Math.floor(_id.length / 2));
}

/** What a mail about an order needs besides the order. */
interface Circumstances {
  /** Where its owner sees it. */
  link: string;
  /** Of the shop. */
  publicUrl: string;
  timeZone: string;
  /** When it is still to be paid by one. */
  transfer?: ToldTransfer | undefined;
  /** What went back, in whole dong. */
  amount?: number | undefined;
}

/**
 * The mail about what has happened to an order, in its owner's language (rule X18). Until they have confirmed their
 * address it has nothing that they have written themselves (rule X19).
 */
export function orderMessage(
  owner: Owner,
  event: OrderEvent,
  order: ToldOrder,
  { link, publicUrl, timeZone, transfer, amount }: Circumstances,
): Message {
  const { email: to, language } = owner;
  const named: Named = (text) => only(text, language);
  const number = orderNumber(order);
  const title = named(`${WORDS[event].vi} / ${WORDS[event].en}`);
  const placed = order.placedAt ? ` · ${formatMoment(new Date(order.placedAt), timeZone)}` : '';
  const shoes = order.items.map(({ quantity, image, price, ...item }) => ({
    ...{ name: item.name, color: colorFor(language, item.color), size: item.size, quantity },
    sum: dong(quantity * Number(price)),
    picture: pictureAt(publicUrl, image),
  }));
  const blocks: Block[] = [
    ...greeted(wordsOf(event, order), owner),
    { kind: 'shoes', shoes },
    facts([
      ...sumsOf(order, named),
      ...(IS_COMING.has(event) ? expectedDays(order, language, timeZone, named) : []),
      ...(amount ? [fact(named('Số tiền hoàn / Refund'), dong(amount))] : []),
    ]),
    ...(event === 'delivering' ? parcelBlocks(order, language, named) : []),
    ...(transfer ? transferBlocks(transfer, order, named, timeZone) : []),
    { kind: 'button', label: named('Xem đơn hàng / View the order'), link },
    ...receiverBlocks(owner, order, named),
  ];
  const topic = `${named('Đơn hàng / Order')} ${number}${placed}`;
  return { to, subject: `${title} · ${number}`, content: { language, title, topic, blocks } };
}

/** A short text in the reader's language. */
type Named = (inBoth: string) => string;

const facts = (rows: Fact[]): Block => ({ kind: 'facts', facts: rows });
const fact = (name: string, value: string): Fact => [name, value];

function sumsOf({ total, vatPercent }: ToldOrder, named: Named): Fact[] {
  return [
    [named('Giao hàng / Delivery'), named('Miễn phí / Free')],
    [named('Tổng cộng / Total'), dong(total), 'main'],
    ...(vatPercent
      ? [fact(named('Đã gồm thuế GTGT / VAT included'), `${dong(vatIn(total, vatPercent))} (${vatPercent}%)`)]
      : []),
  ];
}

/** After these an order is still to arrive. */
const IS_COMING: ReadonlySet<OrderEvent> = new Set(['placed', 'pending', 'paid', 'delivering']);

/** When it arrives: as its parcel's carrier says, else as it was promised (rule J12). */
function expectedDays(
  { expectedFrom, expectedTo, shipments = [] }: ToldOrder,
  language: Language | null,
  timeZone: string,
  named: Named,
): Fact[] {
  const expectedAt = shipments.at(-1)?.expectedAt;
  const day = expectedAt ? today(timeZone, new Date(expectedAt)) : null;
  const [from, to] = [day ?? expectedFrom, day ?? expectedTo];
  return from && to ? [fact(named('Dự kiến nhận / Expected'), formatDays(from, to, language))] : [];
}

/** With whom it is on its way; nothing when staff have not said so. */
function parcelBlocks({ shipments = [] }: ToldOrder, language: Language | null, named: Named): Block[] {
  return shipments
    .slice(-1)
    .map(({ carrier, trackingNumber, trackingUrl }) =>
      facts([
        [named('Đơn vị vận chuyển / Carrier'), nameIn(carrierName(carrier), language)],
        ...(trackingNumber === null ? [] : [fact(named('Mã vận đơn / Tracking number'), trackingNumber)]),
        ...(trackingUrl === null ? [] : [fact(named('Theo dõi tại / Track it at'), trackingUrl)]),
      ]),
    );
}

function nameIn(name: InBoth, language: Language | null): string {
  if (language !== null) return name[language];
  return name.vi === name.en ? name.vi : `${name.vi} / ${name.en}`;
}

/** How it is paid by transfer. */
function transferBlocks(
  transfer: ToldTransfer,
  { payBy }: ToldOrder,
  named: Named,
  timeZone: string,
): Block[] {
  return [
    {
      kind: 'text',
      text: named(
        'Bạn quét mã VietQR để chuyển khoản, hoặc tự nhập như sau. / Scan the VietQR code to transfer the sum, or type it as follows.',
      ),
    },
    { kind: 'code', code: transfer.payload },
    facts([
      [named('Ngân hàng / Bank'), transfer.bankName],
      [named('Số tài khoản / Account'), transfer.account],
      [named('Chủ tài khoản / Account name'), transfer.accountName],
      [named('Số tiền / Amount'), dong(transfer.amount)],
      [named('Nội dung / Memo'), transfer.memo],
      ...(payBy ? [fact(named('Chuyển trước / Pay by'), formatMoment(new Date(payBy), timeZone))] : []),
    ]),
  ];
}

function receiverBlocks(owner: Owner, { name, phone, address }: ToldOrder, named: Named): Block[] {
  const rows: Fact[] = [
    [named('Người nhận / Receiver'), name],
    [named('Điện thoại / Phone'), phone],
    [named('Địa chỉ / Address'), address],
  ];
  const shown = rows.flatMap(([what, value]) => {
    const own = ownWords(value, owner);
    return own === null ? [] : [fact(what, own)];
  });
  return shown.length ? [facts(shown)] : [];
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

/** A sum as mails write it. */
export const dong = (sum: number): string => `${sum.toLocaleString('vi-VN')}đ`;
