import type { Message } from '../../mail/message';

/** How long the link to a new address is valid. */
export const EMAIL_LINK_LIFETIME_HOURS = 24;

/**
 * The message with the link to the new address, in both of the shop's languages. It contains no name, since anyone
 * can enter another person's address.
 * @param link the address with the token
 */
export function confirmationMessage(to: string, link: string): Message {
  const text = `Xin chào,

hãy xác nhận đây là địa chỉ email mới của tài khoản bạn tại cửa hàng.
Liên kết dưới đây dùng được một lần, trong ${EMAIL_LINK_LIFETIME_HOURS} giờ.

Hello,

please confirm that this is the new email address of your account at the shop.
The link below is good once, for ${EMAIL_LINK_LIFETIME_HOURS} hours.

${link}

Nếu không phải bạn, hãy bỏ qua thư này: không có gì thay đổi.
If it was not you, ignore this message: nothing changes.

bước.
`;
  return { to, subject: 'Xác nhận địa chỉ email / Confirm your email address', text };
}

/**
 * The message that informs the old address of the change, and how to stop it.
 * @param link the page that asks for a link to a new password
 */
export function noticeMessage(to: string, link: string): Message {
  const text = `Xin chào,

tài khoản của bạn sắp có một địa chỉ email khác. Địa chỉ đó chỉ có hiệu lực sau khi được xác nhận.
Nếu là bạn, bạn không cần làm gì. Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại đây:
việc đổi địa chỉ sẽ bị hủy và mọi thiết bị sẽ bị đăng xuất.

Hello,

your account is about to get another email address. It takes effect once it is confirmed.
If it was you, there is nothing to do. If it was not, choose another password here now:
that cancels the change and signs every device out.

${link}

bước.
`;
  return { to, subject: 'Địa chỉ email sắp thay đổi / Your email address is about to change', text };
}
