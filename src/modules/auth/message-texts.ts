import type { InBoth, Language } from '../../common/language';
import { letter, type Message } from '../../mail/message';

/** How long the link to a new address is valid. */
export const EMAIL_LINK_LIFETIME_HOURS = 24;

/** How long a link to a new password is valid (rule A13). */
export const LINK_LIFETIME_MINUTES = 30;

const NOT_YOU = {
  vi: 'Nếu không phải bạn, hãy bỏ qua thư này: không có gì thay đổi.',
  en: 'If it was not you, ignore this message. Your password stays as it is.',
};

/** Subject and text of each letter, in both of the shop's languages. */
const WORDS = {
  /** To the old address of one who changes it, with the way to stop that. */
  'email-asked': {
    subject: 'Địa chỉ email sắp thay đổi / Your email address is about to change',
    vi: `tài khoản của bạn sắp có một địa chỉ email khác. Địa chỉ đó chỉ có hiệu lực sau khi được xác nhận.
Nếu là bạn, bạn không cần làm gì. Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại đây:
việc đổi địa chỉ sẽ bị hủy và mọi thiết bị sẽ bị đăng xuất.`,
    en: `your account is about to get another email address. It takes effect once it is confirmed.
If it was you, there is nothing to do. If it was not, choose another password here now:
that cancels the change and signs every device out.`,
  },
  /** To the new address, with its link. */
  'confirm-email': {
    subject: 'Xác nhận địa chỉ email / Confirm your email address',
    vi: `hãy xác nhận đây là địa chỉ email mới của tài khoản bạn tại cửa hàng.
Liên kết dưới đây dùng được một lần, trong ${EMAIL_LINK_LIFETIME_HOURS} giờ.`,
    en: `please confirm that this is the new email address of your account at the shop.
The link below is good once, for ${EMAIL_LINK_LIFETIME_HOURS} hours.`,
    end: { vi: NOT_YOU.vi, en: 'If it was not you, ignore this message: nothing changes.' },
  },
  /** To the address of a new account, with its link. */
  'sign-up': {
    subject: 'Xác nhận email của bạn / Confirm your email',
    vi: `có người, hy vọng là bạn, vừa mở tài khoản tại cửa hàng bằng địa chỉ này. Tài khoản dùng được ngay.
Hãy xác nhận địa chỉ là của bạn: liên kết dưới đây dùng được một lần, trong ${EMAIL_LINK_LIFETIME_HOURS} giờ.`,
    en: `someone, hopefully you, has just opened an account at the shop with this address. It works at once.
Please confirm that the address is yours: the link below is good once, for ${EMAIL_LINK_LIFETIME_HOURS} hours.`,
    end: {
      vi: 'Nếu không phải bạn, hãy bỏ qua thư này: địa chỉ sẽ không được xác nhận.',
      en: 'If it was not you, ignore this message: the address stays unconfirmed.',
    },
  },
  'reset-password': {
    subject: 'Đặt lại mật khẩu / Reset your password',
    vi: `có người, hy vọng là bạn, muốn đặt lại mật khẩu của tài khoản này.
Liên kết dưới đây dùng được một lần, trong ${LINK_LIFETIME_MINUTES} phút.`,
    en: `we were asked for a new password for this account.
The link below works once, for ${LINK_LIFETIME_MINUTES} minutes.`,
    end: NOT_YOU,
  },
  'signed-in': changed(
    'Đăng nhập từ thiết bị mới / A sign-in from a new device',
    'tài khoản của bạn vừa được đăng nhập từ một thiết bị chưa từng dùng.',
    'your account has just been signed in to from a device that it did not know.',
  ),
  password: changed(
    'Mật khẩu đã được đổi / Your password was changed',
    'mật khẩu của tài khoản bạn vừa được đổi. Các thiết bị khác đã bị đăng xuất.',
    'the password of your account has just been changed. Other devices were signed out.',
  ),
  phone: changed(
    'Số điện thoại đã được đổi / Your phone number was changed',
    'số điện thoại của tài khoản bạn vừa được đổi. Số mới dùng được để đăng nhập ngay từ bây giờ.',
    'the phone number of your account has just been changed. The new one signs in from now on.',
  ),
  'second-factor-added': changed(
    'Đăng nhập hai bước đã bật / Two-step sign-in is on',
    'đăng nhập hai bước vừa được bật cho tài khoản của bạn. Từ nay đăng nhập cần thêm mã từ ứng dụng.',
    'two-step sign-in has just been turned on for your account. From now on signing in asks for a code as well.',
  ),
  'second-factor-removed': changed(
    'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
    'đăng nhập hai bước vừa được tắt cho tài khoản của bạn. Từ nay chỉ cần mật khẩu là đăng nhập được.',
    'two-step sign-in has just been turned off for your account. From now on the password alone signs in.',
  ),
  'second-factor-reset': changed(
    'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
    'cửa hàng vừa tắt đăng nhập hai bước cho tài khoản của bạn. Mọi thiết bị đã bị đăng xuất.',
    'the shop has just turned two-step sign-in off for your account. All devices were signed out.',
  ),
  'recovery-codes': changed(
    'Mã khôi phục mới / New recovery codes',
    'mã khôi phục của tài khoản bạn vừa được tạo mới. Các mã cũ không còn dùng được.',
    'new recovery codes have just been made for your account. The ones before are good for nothing now.',
  ),
};

export type AccountLetter = keyof typeof WORDS;

/**
 * A letter about an account. But for its link, nothing in it helps a reader of the mailbox to sign in.
 * @param facts further lines in each language, after the link
 */
export function letterOf(
  kind: AccountLetter,
  to: string,
  link: string,
  language: Language | null,
  facts?: InBoth,
): Message {
  return letter({ ...WORDS[kind], to, link, ...(facts && { end: facts }) }, language);
}

/** What informs an account's owner of a change, since another person may have made it, and says what to do then. */
function changed(subject: string, vi: string, en: string): { subject: string; vi: string; en: string } {
  return {
    subject,
    vi: `${vi}
Nếu là bạn, bạn không cần làm gì. Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại đây
và báo cho cửa hàng:`,
    en: `${en}
If it was you, there is nothing to do. If it was not, choose another password here now
and tell the shop:`,
  };
}
