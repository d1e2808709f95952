import { colorFor } from '../../../common/color-name';
import { formatMoment } from '../../../common/shop-time';
import { pictureAt, type Shoe } from '../../../mail/content';
import { letter, type Message, type Recipient } from '../../../mail/message';
import type { Config } from '../../../config/config';
import type { ReturnStatus } from '../after-sales/after-sale-status';
import type { OrderItem } from '../order-item.entity';
import { dong } from '../order-message';
import type { Return } from './return.entity';

interface Details {
  /** Until when the pairs are to arrive. */
  until: string;
  /** What the pairs cost. */
  amount: string;
  /** Why it was refused. */
  reason: string | null;
}

type Words = (details: Details) => string;

/** What the mails say of a return. Of a refund the order's own mail tells, unless nothing was to go back. */
const WORDS: Record<ReturnStatus, { subject: string; vi: Words; en: Words }> = {
  requested: {
    subject: 'Đã nhận yêu cầu trả hàng / Your return',
    vi: ({ amount }) =>
      `Shop đã nhận yêu cầu trả hàng hoàn tiền của bạn, trị giá ${amount}. Shop sẽ sớm xem và trả lời; bạn chờ rồi hãy gửi giày nhé.`,
    en: ({ amount }) =>
      `The shop has your request to return these for their price of ${amount}, and answers soon. Please wait for that before you send them.`,
  },
  approved: {
    subject: 'Yêu cầu trả hàng đã được duyệt / Your return is approved',
    vi: ({ until }) =>
      `Shop đã duyệt yêu cầu trả hàng của bạn. Bạn gửi hoặc mang giày đến shop trước ${until} nhé.`,
    en: ({ until }) =>
      `Your return is approved. Please send the shoes, or bring them to the shop, so that they arrive by ${until}.`,
  },
  received: {
    subject: 'Đã nhận hàng trả / Your return has arrived',
    vi: ({ amount }) =>
      `Shop đã nhận giày bạn trả. Shop sẽ hoàn lại số tiền bạn đã trả cho những đôi này, tối đa ${amount}.`,
    en: ({ amount }) =>
      `The shop has the shoes that you returned, and sends back what you have paid for them, at most ${amount}.`,
  },
  refunded: {
    subject: 'Yêu cầu trả hàng đã xong / Your return is settled',
    vi: () => 'Yêu cầu trả hàng của bạn đã xong. Không có khoản nào cần hoàn lại nữa.',
    en: () => 'Your return is settled. No money is to go back any more.',
  },
  refused: {
    subject: 'Yêu cầu trả hàng không được duyệt / Your return was refused',
    vi: ({ reason }) =>
      'Rất tiếc, shop không nhận trả hàng này. ' +
      (reason ? `Lý do: “${reason}”` : 'Bạn hỏi shop để biết thêm nhé.'),
    en: ({ reason }) =>
      'Unfortunately the shop cannot take these back. ' +
      (reason ? `The reason: “${reason}”` : 'Please ask the shop why.'),
  },
  withdrawn: {
    subject: 'Đã rút yêu cầu trả hàng / Your return is withdrawn',
    vi: () => 'Bạn đã rút yêu cầu trả hàng. Giày vẫn là của bạn.',
    en: () => 'You have withdrawn your return. The shoes stay yours.',
  },
  expired: {
    subject: 'Yêu cầu trả hàng đã hết hạn / Your return has expired',
    vi: () =>
      'Shop chưa nhận được giày nên yêu cầu trả hàng của bạn đã hết hạn. Nếu bạn đã gửi, hãy gọi cho shop nhé.',
    en: () =>
      'Your return has expired, since the shoes did not reach the shop in time. If you have sent them, please call the shop.',
  },
};

/** What a mail about a return tells of it. */
export interface ToldReturn extends Pick<Return, 'status' | 'amount' | 'sendBy' | 'reason'> {
  lines: { item: Pick<OrderItem, 'name' | 'color' | 'size' | 'image' | 'price'>; quantity: number }[];
}

/**
 * The message that tells a customer what has become of their return (rule Y8).
 * @param number the order's
 * @param link the order's page
 */
export function returnMessage(
  reader: Recipient,
  { status, amount, sendBy, reason, lines }: ToldReturn,
  number: string,
  link: string,
  { publicUrl, shopTimezone }: Pick<Config, 'publicUrl' | 'shopTimezone'>,
): Message {
  const { subject, vi, en } = WORDS[status];
  const until = sendBy ? formatMoment(sendBy, shopTimezone) : '';
  const details = { until, amount: dong(amount), reason };
  const shoes = lines.map(({ item, quantity }): Shoe => ({
    ...{ name: item.name, color: colorFor(reader.language, item.color), size: item.size, quantity },
    ...{ picture: pictureAt(publicUrl, item.image), sum: dong(item.price * quantity) },
  }));
  const button = 'Xem đơn hàng / View the order';
  const message = letter({ subject, vi: vi(details), en: en(details), shoes, button, link }, reader);
  return { ...message, subject: `${message.subject} · ${number}` };
}
