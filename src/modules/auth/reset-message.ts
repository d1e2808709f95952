import type { Message } from '../../mail/message';

/** For how long the link in the message is good. */
export const LINK_LIFETIME_MINUTES = 30;

/**
 * The message that brings the link, in both of the shop's languages. It names nobody: a name is what someone
 * wrote into a form, and anyone can write another person's address there.
 * @param link the address with the token in it
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
