import { englishColor } from '../../../common/color-name';
import { letter, type Message, type Recipient } from '../../../mail/message';
import type { ExchangeStatus } from './exchange-status';
import type { StoredExchange } from './exchanges.repository';

/**
 * What the mails say of an exchange: `pair` is the shoe with both sizes, `until` the moment until which the new one is set
 * aside, `reason` why it was refused.
 */
const WORDS: Record<ExchangeStatus, { subject: string; vi: Words; en: Words }> = {
  requested: {
    subject: 'Yêu cầu đổi size / Your exchange of size',
    vi: (pair, { until }) =>
      `cửa hàng đã nhận yêu cầu đổi size của bạn: ${pair}. Đôi mới được giữ cho bạn đến ${until}.`,
    en: (pair, { until }) =>
      `we have your request to exchange a size: ${pair}. The new pair is set aside for you until ${until}.`,
  },
  approved: {
    subject: 'Yêu cầu đổi size đã được duyệt / Your exchange of size is approved',
    vi: (pair, { until }) =>
      `yêu cầu đổi size của bạn đã được duyệt: ${pair}. Hãy gửi hoặc mang đôi cũ đến cửa hàng trước ${until}.`,
    en: (pair, { until }) =>
      `your exchange of size is approved: ${pair}. Please send the old pair, or bring it to the shop, by ${until}.`,
  },
  received: {
    subject: 'Đã nhận đôi cũ / Your old pair has arrived',
    vi: (pair, { newSize }) => `cửa hàng đã nhận đôi cũ: ${pair}. Đôi mới size ${newSize} được gửi đến bạn.`,
    en: (pair, { newSize }) =>
      `we have your old pair: ${pair}. The new pair in size ${newSize} is sent to you.`,
  },
  refused: {
    subject: 'Yêu cầu đổi size bị từ chối / Your exchange of size was refused',
    vi: (pair, { reason }) =>
      `rất tiếc, cửa hàng không đổi được size này: ${pair}. ` +
      (reason ? `Lý do: “${reason}”` : 'Hãy liên hệ với cửa hàng.'),
    en: (pair, { reason }) =>
      `we are sorry that we cannot exchange this size: ${pair}. ` +
      (reason ? `The reason: “${reason}”` : 'Please ask the shop why.'),
  },
  withdrawn: {
    subject: 'Đã rút yêu cầu đổi size / Your exchange of size is withdrawn',
    vi: (pair) => `bạn đã rút yêu cầu đổi size: ${pair}. Đôi mới không còn được giữ.`,
    en: (pair) => `you have withdrawn your exchange of size: ${pair}. The new pair is no longer set aside.`,
  },
  expired: {
    subject: 'Yêu cầu đổi size đã hết hạn / Your exchange of size has expired',
    vi: (pair) => `yêu cầu đổi size của bạn đã hết hạn: ${pair}. Đôi mới không còn được giữ.`,
    en: (pair) => `your exchange of size has expired: ${pair}. The new pair is no longer set aside.`,
  },
};

type Words = (pair: string, details: { until: string; newSize: string; reason: string | null }) => string;

/**
 * The message that tells a customer what has become of their exchange of size (rule Z7).
 * @param link the order's page
 * @param timeZone the shop's
 */
export function exchangeMessage(
  { email: to, language }: Recipient,
  { status, heldUntil, item, newSize, reason }: StoredExchange,
  link: string,
  timeZone: string,
): Message {
  const { subject, vi, en } = WORDS[status];
  const pairIn = (color: string) => `${item.name}, ${color}, ${item.size} → ${newSize}`;
  const until = heldUntil.toLocaleString(language === 'en' ? 'en-GB' : 'vi-VN', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const details = { until, newSize, reason };
  const texts = { vi: vi(pairIn(item.color), details), en: en(pairIn(englishColor(item.color)), details) };
  return letter({ to, subject, ...texts, link }, language);
}
