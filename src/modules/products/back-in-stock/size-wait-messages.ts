import { englishColor } from '../../../common/color-name';
import type { Language } from '../../../common/language';
import { letter, type Message } from '../../../mail/message';

/** The data about a size for mails. */
interface Told {
  name: string;
  color: string;
  size: string;
}

/** Asks a visitor to confirm their address. */
export function confirmWaitMessage(to: string, told: Told, link: string, language: Language | null): Message {
  const said = {
    ...{ to, link },
    subject: 'Báo khi có lại size / Tell me when it is back',
    vi: `bấm vào liên kết dưới đây trong vòng 24 giờ, cửa hàng sẽ báo bạn khi có lại: ${giayCua(told)}. Nếu bạn không yêu cầu, hãy bỏ qua thư này.`,
    en: `follow this link within 24 hours, and we tell you when it is back: ${shoeOf(told)}. If you did not ask for it, ignore this mail.`,
  };
  return letter(said, language);
}

/** Tells a person that the size they wait for is back (rule B3). */
export function backMessage(to: string, told: Told, link: string, language: Language | null): Message {
  const said = {
    ...{ to, link },
    subject: 'Size của bạn đã có lại / Your size is back',
    vi: `đôi bạn chờ đã có lại: ${giayCua(told)}. Cửa hàng báo theo thứ tự đăng ký và không giữ trước đôi nào. Đây là thư duy nhất về đôi này.`,
    en: `the pair that you wait for is back: ${shoeOf(told)}. We tell people in the order of asking, and set no pair aside. This is the only mail about it.`,
  };
  return letter(said, language);
}

const giayCua = ({ name, color, size }: Told): string => `${name}, ${color}, size ${size}`;

const shoeOf = (told: Told): string => giayCua({ ...told, color: englishColor(told.color) });
