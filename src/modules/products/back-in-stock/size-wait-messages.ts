import { englishColor } from '../../../common/color-name';
import type { Language } from '../../../common/language';
import { letter, type Message } from '../../../mail/message';

/** The data about a size for mails. */
interface AwaitedPair {
  name: string;
  color: string;
  size: string;
}

/** Asks a visitor to confirm their address. */
export function confirmWaitMessage(
  to: string,
  pair: AwaitedPair,
  link: string,
  language: Language | null,
): Message {
  const content = {
    ...{ to, link },
    subject: 'Báo khi có lại size / Tell me when it is back',
    vi: `bấm vào liên kết dưới đây trong vòng 24 giờ, cửa hàng sẽ báo bạn khi có lại: ${giayCua(pair)}. Nếu bạn không yêu cầu, hãy bỏ qua thư này.`,
    en: `follow this link within 24 hours, and we tell you when it is back: ${shoeOf(pair)}. If you did not ask for it, ignore this mail.`,
  };
  return letter(content, language);
}

/** Tells a person that the size they wait for is back (rule B3). */
export function backMessage(to: string, pair: AwaitedPair, link: string, language: Language | null): Message {
  const content = {
    ...{ to, link },
    subject: 'Size của bạn đã có lại / Your size is back',
    vi: `đôi bạn chờ đã có lại: ${giayCua(pair)}. Cửa hàng báo theo thứ tự đăng ký và không giữ trước đôi nào. Đây là thư duy nhất về đôi này.`,
    en: `the pair that you wait for is back: ${shoeOf(pair)}. We tell people in the order of asking, and set no pair aside. This is the only mail about it.`,
  };
  return letter(content, language);
}

const giayCua = ({ name, color, size }: AwaitedPair): string => `${name}, ${color}, size ${size}`;

const shoeOf = (pair: AwaitedPair): string => giayCua({ ...pair, color: englishColor(pair.color) });
