import { colorFor } from '../../../common/color-name';
import { formatMoment } from '../../../common/shop-time';
import { pictureAt } from '../../../mail/content';
import { letter, type Message, type Recipient } from '../../../mail/message';
import type { Config } from '../../../config/config';
import type { ExchangeStatus } from '../after-sales/after-sale-status';
import type { OrderItem } from '../order-item.entity';
import type { Exchange } from './exchange.entity';

/**
 * What the mails say of an exchange: `until` is the moment until which the new pair is set aside, `reason` why it was
 * refused.
 */
const WORDS: Record<ExchangeStatus, { subject: string; vi: Words; en: Words }> = {
  requested: {
    subject: 'Đã nhận yêu cầu đổi size / Your exchange of size',
    vi: ({ until }) => `Shop đã nhận yêu cầu đổi size của bạn. Đôi mới được giữ cho bạn đến ${until}.`,
    en: ({ until }) =>
      `The shop has your request to exchange a size. The new pair is set aside for you until ${until}.`,
  },
  approved: {
    subject: 'Yêu cầu đổi size đã được duyệt / Your exchange of size is approved',
    vi: ({ until }) =>
      `Shop đã duyệt yêu cầu đổi size của bạn. Bạn gửi hoặc mang đôi cũ đến shop trước ${until} nhé.`,
    en: ({ until }) =>
      `Your exchange of size is approved. Please send the old pair, or bring it to the shop, by ${until}.`,
  },
  received: {
    subject: 'Đã nhận đôi cũ / Your old pair has arrived',
    vi: ({ newSize }) => `Shop đã nhận đôi cũ. Đôi mới size ${newSize} sẽ được gửi đến bạn.`,
    en: ({ newSize }) => `The shop has your old pair. The new pair in size ${newSize} is sent to you.`,
  },
  refused: {
    subject: 'Yêu cầu đổi size không được duyệt / Your exchange of size was refused',
    vi: ({ reason }) =>
      'Rất tiếc, shop không đổi được size này. ' +
      (reason ? `Lý do: “${reason}”` : 'Bạn hỏi shop để biết thêm nhé.'),
    en: ({ reason }) =>
      'Unfortunately the shop cannot exchange this size. ' +
      (reason ? `The reason: “${reason}”` : 'Please ask the shop why.'),
  },
  withdrawn: {
    subject: 'Đã rút yêu cầu đổi size / Your exchange of size is withdrawn',
    vi: () => 'Bạn đã rút yêu cầu đổi size. Shop không giữ đôi mới nữa.',
    en: () => 'You have withdrawn your exchange of size. The new pair is no longer set aside.',
  },
  expired: {
    subject: 'Yêu cầu đổi size đã hết hạn / Your exchange of size has expired',
    vi: () => 'Yêu cầu đổi size của bạn đã hết hạn. Shop không giữ đôi mới nữa.',
    en: () => 'Your exchange of size has expired. The new pair is no longer set aside.',
  },
};

/** What a mail about an exchange tells of it. */
type ToldExchange = Pick<Exchange, 'status' | 'heldUntil' | 'newSize' | 'reason'> & {
  item: Pick<OrderItem, 'name' | 'color' | 'size' | 'image'>;
};

type Words = (details: { until: string; newSize: string; reason: string | null }) => string;

/**
 * The message that tells a customer what has become of their exchange of size (rule Z7).
 * @param number the order's
 * @param link the order's page
 */
export function exchangeMessage(
  reader: Recipient,
  { status, heldUntil, item, newSize, reason }: ToldExchange,
  number: string,
  link: string,
  { publicUrl, shopTimezone }: Pick<Config, 'publicUrl' | 'shopTimezone'>,
): Message {
  const { subject, vi, en } = WORDS[status];
  const details = { until: formatMoment(heldUntil, shopTimezone), newSize, reason };
  const shoe = {
    ...{ name: item.name, color: colorFor(reader.language, item.color), size: `${item.size} → ${newSize}` },
    picture: pictureAt(publicUrl, item.image),
  };
  const button = 'Xem đơn hàng / View the order';
  const message = letter({ subject, vi: vi(details), en: en(details), shoes: [shoe], button, link }, reader);
  return { ...message, subject: `${message.subject} · ${number}` };
}
