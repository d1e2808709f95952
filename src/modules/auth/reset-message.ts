import type { Message } from '../../mail/message';

/** How long the message's link is valid (rule A13). */
export const LINK_LIFETIME_MINUTES = 30;

/**
 * The message with the link, in both of the shop's languages. It contains no name, since anyone can enter any name
 * and another person's address at the sign-up.
 * @param link the address with the token
 */
export function resetMessage(to: string, link: string): Message {
  const text = `Xin chào,

có người, hy vọng là bạn, muốn đặt lại mật khẩu của tài khoản này.
Liên kết dưới đây dùng được một lần, trong ${LINK_LIFETIME_MINUTES} phút.

Hello,

somebody, we hope you, asked to choose another password for this account.
The link below is good once, for ${LINK_LIFETIME_MINUTES} minutes.

${link}

Nếu không phải bạn, hãy bỏ qua thư này: không có gì thay đổi.
If it was not you, ignore this message: nothing has changed.

bước.
`;
  return { to, subject: 'Đặt lại mật khẩu / Reset your password', text };
}
