import type { InBoth } from '../../common/language';
import { letter, type Message, type Recipient } from '../../mail/message';

/** How long the link to a new address is valid. */
export const EMAIL_LINK_LIFETIME_HOURS = 24;

/** How long an invitation to the staff is valid (rule R9). */
export const INVITATION_LIFETIME_DAYS = 7;

/** How long a link to a new password is valid (rule A13). */
export const LINK_LIFETIME_MINUTES = 30;

const NOT_YOU = {
  vi: 'Nếu không phải bạn, cứ bỏ qua thư này: không có gì thay đổi.',
  en: 'If it was not you, ignore this message. Your password stays as it is.',
};

const EMAIL_BUTTON = 'Xác nhận email / Confirm the address';
const PASSWORD_BUTTON = 'Đặt lại mật khẩu / Choose a password';

interface Words extends InBoth {
  subject: string;
  button: string;
  end?: InBoth;
}

/** Subject, text and button of each letter, in both of the shop's languages. */
const WORDS = {
  /** To the old address of one who changes it, with the way to stop that. */
  'email-asked': {
    subject: 'Địa chỉ email sắp thay đổi / Your email address is about to change',
    vi: `Tài khoản của bạn sắp đổi sang một địa chỉ email khác. Địa chỉ đó chỉ có hiệu lực sau khi được xác nhận.
Nếu là bạn đổi, bạn không cần làm gì. Nếu không phải bạn, hãy đặt lại mật khẩu ngay:
việc đổi địa chỉ sẽ bị hủy và mọi thiết bị sẽ đăng xuất.`,
    en: `Your account is about to get another email address. It takes effect once it is confirmed.
If it was you, there is nothing to do. If it was not, choose another password now:
that cancels the change and signs every device out.`,
    button: PASSWORD_BUTTON,
  },
  /** To the new address, with its link. */
  'confirm-email': {
    subject: 'Xác nhận địa chỉ email / Confirm your email address',
    vi: `Bạn xác nhận đây là địa chỉ email mới cho tài khoản của bạn tại shop nhé.
Liên kết dưới đây dùng được một lần, trong ${EMAIL_LINK_LIFETIME_HOURS} giờ.`,
    en: `Please confirm that this is the new email address of your account at the shop.
The link below works once, for ${EMAIL_LINK_LIFETIME_HOURS} hours.`,
    button: EMAIL_BUTTON,
    end: { vi: NOT_YOU.vi, en: 'If it was not you, ignore this message: nothing changes.' },
  },
  /** To the address of a new account, with its link. */
  'sign-up': {
    subject: 'Xác nhận email của bạn / Confirm your email',
    vi: `Địa chỉ email này vừa được dùng để đăng ký tài khoản tại shop. Tài khoản dùng được ngay.
Bạn xác nhận email là của mình nhé: liên kết dưới đây dùng được một lần, trong ${EMAIL_LINK_LIFETIME_HOURS} giờ.`,
    en: `Someone, hopefully you, has just opened an account at the shop with this address. It works at once.
Please confirm that the address is yours: the link below works once, for ${EMAIL_LINK_LIFETIME_HOURS} hours.`,
    button: EMAIL_BUTTON,
    end: {
      vi: 'Nếu không phải bạn, cứ bỏ qua thư này: địa chỉ sẽ không được xác nhận.',
      en: 'If it was not you, ignore this message: the address stays unconfirmed.',
    },
  },
  /** To an account's owner, once they have confirmed its address. */
  welcome: {
    subject: 'Chào mừng bạn đến với shop / Welcome to the shop',
    vi: `Địa chỉ email của bạn đã được xác nhận. Shop sẽ báo cho bạn khi đơn được đặt, được thanh toán, đang giao và đã giao.
Đơn nào cũng giao miễn phí. Đôi nào không vừa, bạn đổi size trong 30 ngày.`,
    en: `Your email address is confirmed. The shop writes to you when an order is placed, paid, on its way and delivered.
Every order is delivered for free. A pair that does not fit is exchanged for another size within 30 days.`,
    button: 'Xem giày / See the shoes',
  },
  /** To a person whom a manager invites to the staff, with its link. */
  'staff-invitation': {
    subject: 'Lời mời làm việc cùng shop / An invitation to the shop’s staff',
    vi: `Quản lý của shop mời bạn làm nhân viên: xem và xử lý đơn hàng, khách hàng.
Liên kết dưới đây dùng được một lần, trong ${INVITATION_LIFETIME_DAYS} ngày.`,
    en: `A manager of the shop invites you to its staff, who look after orders and customers.
The link below works once, for ${INVITATION_LIFETIME_DAYS} days.`,
    button: 'Nhận lời mời / Accept the invitation',
    end: {
      vi: 'Nếu bạn không biết vì sao nhận được thư này, cứ bỏ qua: không có gì thay đổi.',
      en: 'If you did not expect it, ignore this message: nothing changes.',
    },
  },
  'reset-password': {
    subject: 'Đặt lại mật khẩu / Reset your password',
    vi: `Shop vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản này.
Liên kết dưới đây dùng được một lần, trong ${LINK_LIFETIME_MINUTES} phút.`,
    en: `Someone, hopefully you, has asked the shop for a new password for this account.
The link below works once, for ${LINK_LIFETIME_MINUTES} minutes.`,
    button: PASSWORD_BUTTON,
    end: NOT_YOU,
  },
  'signed-in': changed(
    'Đăng nhập từ thiết bị mới / A sign-in from a new device',
    'Tài khoản của bạn vừa được đăng nhập từ một thiết bị mới.',
    'Your account has just been signed in to from a device that it did not know.',
  ),
  password: changed(
    'Mật khẩu đã được đổi / Your password was changed',
    'Mật khẩu tài khoản của bạn vừa được đổi. Các thiết bị khác đã đăng xuất.',
    'The password of your account has just been changed. Other devices were signed out.',
  ),
  phone: changed(
    'Số điện thoại đã được đổi / Your phone number was changed',
    'Số điện thoại tài khoản của bạn vừa được đổi. Từ bây giờ bạn đăng nhập bằng số mới.',
    'The phone number of your account has just been changed. The new one signs in from now on.',
  ),
  'second-factor-added': changed(
    'Đăng nhập hai bước đã bật / Two-step sign-in is on',
    'Đăng nhập hai bước vừa được bật cho tài khoản của bạn. Từ nay khi đăng nhập, bạn cần thêm mã từ ứng dụng.',
    'Two-step sign-in has just been turned on for your account. From now on signing in asks for a code as well.',
  ),
  'second-factor-removed': changed(
    'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
    'Đăng nhập hai bước vừa được tắt cho tài khoản của bạn. Từ nay chỉ cần mật khẩu là đăng nhập được.',
    'Two-step sign-in has just been turned off for your account. From now on the password alone signs in.',
  ),
  'second-factor-reset': changed(
    'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
    'Shop vừa tắt đăng nhập hai bước cho tài khoản của bạn. Mọi thiết bị đã đăng xuất.',
    'The shop has just turned two-step sign-in off for your account. All devices were signed out.',
  ),
  'recovery-codes': changed(
    'Mã khôi phục mới / New recovery codes',
    'Tài khoản của bạn vừa có mã khôi phục mới. Các mã cũ không còn dùng được.',
    'New recovery codes have just been made for your account. The ones before no longer work.',
  ),
} satisfies Record<string, Words>;

export type AccountLetter = keyof typeof WORDS;

/**
 * A letter about an account. But for its link, nothing in it helps a reader of the mailbox to sign in.
 * @param facts further lines in each language, after the link
 */
export function letterOf(kind: AccountLetter, reader: Recipient, link: string, facts?: InBoth): Message {
  return letter({ ...(WORDS[kind] as Words), link, ...(facts && { end: facts }) }, reader);
}

/** What informs an account's owner of a change, since another person may have made it, and says what to do then. */
function changed(subject: string, vi: string, en: string): Words {
  return {
    ...{ subject, button: PASSWORD_BUTTON },
    vi: `${vi}
Nếu là bạn, bạn không cần làm gì. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và báo cho shop.`,
    en: `${en}
If it was you, there is nothing to do. If it was not, choose another password now and tell the shop.`,
  };
}
