import type { Language } from '../../common/language';
import { letter, type Message } from '../../mail/message';

/** The changes of an account that its owner is informed of, since another person may have made them. */
export type AccountChange =
  | 'password'
  | 'phone'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-reset'
  | 'recovery-codes';

/** Subject and text, in both of the shop's languages. */
const WORDS: Record<AccountChange, { subject: string; vi: string; en: string }> = {
  password: {
    subject: 'Mật khẩu đã được đổi / Your password was changed',
    vi: 'mật khẩu của tài khoản bạn vừa được đổi. Các thiết bị khác đã bị đăng xuất.',
    en: 'the password of your account has just been changed. Other devices were signed out.',
  },
  phone: {
    subject: 'Số điện thoại đã được đổi / Your phone number was changed',
    vi: 'số điện thoại của tài khoản bạn vừa được đổi. Số mới dùng được để đăng nhập ngay từ bây giờ.',
    en: 'the phone number of your account has just been changed. The new one signs in from now on.',
  },
  'second-factor-added': {
    subject: 'Đăng nhập hai bước đã bật / Two-step sign-in is on',
    vi: 'đăng nhập hai bước vừa được bật cho tài khoản của bạn. Từ nay đăng nhập cần thêm mã từ ứng dụng.',
    en: 'two-step sign-in has just been turned on for your account. From now on signing in asks for a code as well.',
  },
  'second-factor-removed': {
    subject: 'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
    vi: 'đăng nhập hai bước vừa được tắt cho tài khoản của bạn. Từ nay chỉ cần mật khẩu là đăng nhập được.',
    en: 'two-step sign-in has just been turned off for your account. From now on the password alone signs in.',
  },
  'second-factor-reset': {
    subject: 'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
    vi: 'cửa hàng vừa tắt đăng nhập hai bước cho tài khoản của bạn. Mọi thiết bị đã bị đăng xuất.',
    en: 'the shop has just turned two-step sign-in off for your account. All devices were signed out.',
  },
  'recovery-codes': {
    subject: 'Mã khôi phục mới / New recovery codes',
    vi: 'mã khôi phục của tài khoản bạn vừa được tạo mới. Các mã cũ không còn dùng được.',
    en: 'new recovery codes have just been made for your account. The ones before are good for nothing now.',
  },
};

/** How long the link to a new address is valid. */
export const EMAIL_LINK_LIFETIME_HOURS = 24;

/** How long a link to a new password is valid (rule A13). */
export const LINK_LIFETIME_MINUTES = 30;

/**
 * The message that informs an account's owner of a change, and what to do if they did not make it. It contains no
 * number, code or name, so that it helps no reader of the mailbox to sign in.
 * @param link the page that asks for a link to a new password
 */
export function changeMessage(
  to: string,
  change: AccountChange,
  link: string,
  language: Language | null = null,
): Message {
  const { subject, vi, en } = WORDS[change];
  const told = {
    ...{ to, subject, link },
    vi: `${vi}
Nếu là bạn, bạn không cần làm gì. Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại đây
và báo cho cửa hàng:`,
    en: `${en}
If it was you, there is nothing to do. If it was not, choose another password here now
and tell the shop:`,
  };
  return letter(told, language);
}

/**
 * The message that informs the old address of a change of the address, and how to stop it.
 * @param link the page that asks for a link to a new password
 */
export function noticeMessage(to: string, link: string, language: Language | null = null): Message {
  const told = {
    ...{ to, link },
    subject: 'Địa chỉ email sắp thay đổi / Your email address is about to change',
    vi: `tài khoản của bạn sắp có một địa chỉ email khác. Địa chỉ đó chỉ có hiệu lực sau khi được xác nhận.
Nếu là bạn, bạn không cần làm gì. Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại đây:
việc đổi địa chỉ sẽ bị hủy và mọi thiết bị sẽ bị đăng xuất.`,
    en: `your account is about to get another email address. It takes effect once it is confirmed.
If it was you, there is nothing to do. If it was not, choose another password here now:
that cancels the change and signs every device out.`,
  };
  return letter(told, language);
}

/**
 * The message with the link to the new address.
 * @param link the address with the token
 */
export function confirmationMessage(to: string, link: string, language: Language | null = null): Message {
  const told = {
    ...{ to, link },
    subject: 'Xác nhận địa chỉ email / Confirm your email address',
    vi: `hãy xác nhận đây là địa chỉ email mới của tài khoản bạn tại cửa hàng.
Liên kết dưới đây dùng được một lần, trong ${EMAIL_LINK_LIFETIME_HOURS} giờ.`,
    en: `please confirm that this is the new email address of your account at the shop.
The link below is good once, for ${EMAIL_LINK_LIFETIME_HOURS} hours.`,
    end: { vi: NOT_YOU.vi, en: 'If it was not you, ignore this message: nothing changes.' },
  };
  return letter(told, language);
}

/**
 * The message with the link to a new password.
 * @param link the address with the token
 */
export function resetMessage(to: string, link: string, language: Language | null = null): Message {
  const told = {
    ...{ to, link },
    subject: 'Đặt lại mật khẩu / Reset your password',
    vi: `có người, hy vọng là bạn, muốn đặt lại mật khẩu của tài khoản này.
Liên kết dưới đây dùng được một lần, trong ${LINK_LIFETIME_MINUTES} phút.`,
    en: `we were asked for a new password for this account.
The link below works once, for ${LINK_LIFETIME_MINUTES} minutes.`,
    end: NOT_YOU,
  };
  return letter(told, language);
}

const NOT_YOU = {
  vi: 'Nếu không phải bạn, hãy bỏ qua thư này: không có gì thay đổi.',
  en: 'If it was not you, ignore this message. Your password stays as it is.',
};
