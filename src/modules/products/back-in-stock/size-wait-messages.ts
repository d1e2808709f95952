import { colorFor } from '../../../common/color-name';
import { pictureAt, type Shoe } from '../../../mail/content';
import { letter, type Message, type Recipient } from '../../../mail/message';

/** The data about a size for mails. */
interface AwaitedPair {
  name: string;
  color: string;
  size: string;
  /** Path of its picture. */
  image: string;
}

/** Asks a visitor to confirm their address. */
export function confirmWaitMessage(
  reader: Recipient,
  pair: AwaitedPair,
  link: string,
  publicUrl: string,
): Message {
  const content = {
    subject: 'Báo khi có lại size / Tell me when it is back',
    vi: 'Bạn bấm vào liên kết dưới đây trong vòng 24 giờ, shop sẽ báo khi có lại đôi này.',
    en: 'Follow the link below within 24 hours, and the shop tells you when this pair is back.',
    button: 'Báo khi có lại / Tell me when it is back',
    end: {
      vi: 'Nếu bạn không yêu cầu, cứ bỏ qua thư này.',
      en: 'If you did not ask for it, ignore this mail.',
    },
  };
  return letter({ ...content, link, shoes: [shoeOf(pair, reader, publicUrl)] }, reader);
}

/** Tells a person that the size they wait for is back (rule B3). */
export function backMessage(reader: Recipient, pair: AwaitedPair, link: string, publicUrl: string): Message {
  const content = {
    subject: 'Size của bạn đã có lại / Your size is back',
    vi: 'Đôi bạn chờ đã có lại. Shop báo theo thứ tự đăng ký và không giữ trước đôi nào.',
    en: 'The pair that you wait for is back. The shop tells people in the order of asking, and sets no pair aside.',
    button: 'Xem đôi giày / See the shoe',
    end: { vi: 'Shop chỉ báo một lần về đôi này.', en: 'This is the only mail about it.' },
  };
  return letter({ ...content, link, shoes: [shoeOf(pair, reader, publicUrl)] }, reader);
}

function shoeOf({ name, color, size, image }: AwaitedPair, { language }: Recipient, publicUrl: string): Shoe {
  return { name, color: colorFor(language, color), size, picture: pictureAt(publicUrl, image) };
}
