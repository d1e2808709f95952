import type { Message } from '../../../mail/message';

/** What a mail names of a size. */
interface Told {
  name: string;
  color: string;
  size: string;
}

/** Asks a visitor whether the address is theirs. */
export function confirmWaitMessage(to: string, told: Told, link: string): Message {
  const shoe = shoeOf(told);
  return {
    to,
    subject: 'Báo khi có lại size / Tell me when it is back',
    text: letter(
      `bấm vào liên kết dưới đây trong vòng 24 giờ, cửa hàng sẽ báo bạn khi có lại: ${shoe}. Nếu bạn không yêu cầu, hãy bỏ qua thư này.`,
      `follow this link within 24 hours, and we tell you when it is back: ${shoe}. If you did not ask for it, ignore this mail.`,
      link,
    ),
  };
}

/** Tells someone that the size they wait for is back (rule B3). */
export function backMessage(to: string, told: Told, link: string): Message {
  const shoe = shoeOf(told);
  return {
    to,
    subject: 'Size của bạn đã có lại / Your size is back',
    text: letter(
      `đôi bạn chờ đã có lại: ${shoe}. Cửa hàng báo theo thứ tự đăng ký và không giữ trước đôi nào. Đây là thư duy nhất về đôi này.`,
      `the pair that you wait for is back: ${shoe}. We tell people in the order of asking, and set no pair aside. This is the only mail about it.`,
      link,
    ),
  };
}

function shoeOf({ name, color, size }: Told): string {
  return `${name}, ${color}, size ${size}`;
}

function letter(vi: string, en: string, link: string): string {
  return `Xin chào,\n\n${vi}\n\nHello,\n\n${en}\n\n${link}\n\nbước.\n`;
}
