import { filled, type Refusals } from './words';

/** Names of personal fields, as forms label them. */
const LINES = { 'First Name': 'Tên', 'Last Name': 'Họ', Address: 'Địa chỉ' } as const;

/** A single-line field of personal data. */
export type PersonLine = keyof typeof LINES;

interface Line {
  label: PersonLine;
}

/** Errors of sign-in, sign-up and account changes. */
export const ACCOUNTS = {
  'customer.unknown': { en: 'There is no such customer.', vi: 'Không có khách hàng này.' },
  'customer.not-self': {
    en: 'Only the customer themself may do this.',
    vi: 'Chỉ chính khách hàng mới làm được việc này.',
  },
  'second-factor-setup-required': {
    en: 'Set up two-step sign-in in your profile first.',
    vi: 'Bạn hãy cài đăng nhập hai bước trong hồ sơ trước.',
  },
  'second-factor-required': {
    en: 'Enter the code from your authenticator app.',
    vi: 'Nhập mã trong ứng dụng xác thực của bạn.',
  },
  'second-factor-wrong': { en: 'The code is not correct.', vi: 'Mã không đúng.' },
  'second-factor.wrong-code': { en: 'The code is not correct.', vi: 'Mã không đúng.' },
  'second-factor.not-begun': { en: 'Begin the set-up first.', vi: 'Bạn hãy bắt đầu cài đặt trước.' },
  'second-factor.on': {
    en: 'Two-step sign-in is on already.',
    vi: 'Đăng nhập hai bước đã bật rồi.',
  },
  'second-factor.off': { en: 'Two-step sign-in is not on.', vi: 'Đăng nhập hai bước chưa bật.' },
  'reauthentication-required': {
    en: 'Enter your current password to change this.',
    vi: 'Nhập mật khẩu hiện tại để đổi thông tin này.',
  },
  'reauthentication-code-required': {
    en: 'Enter the code from your authenticator app to change this.',
    vi: 'Nhập mã trong ứng dụng xác thực của bạn để đổi thông tin này.',
  },
  'sign-in.wrong': {
    en: 'The user name or the password is not correct.',
    vi: 'Email, số điện thoại hoặc mật khẩu không đúng.',
  },
  'session.ended': {
    en: 'Your sign-in has ended. Please sign in again.',
    vi: 'Phiên đăng nhập đã kết thúc. Bạn đăng nhập lại nhé.',
  },
  'session.unknown': { en: 'There is no such sign-in.', vi: 'Không có lần đăng nhập này.' },
  'sign-in.busy': {
    en: 'Too many people are here at the moment. Please try again in some seconds.',
    vi: 'Đang có quá nhiều người truy cập. Vài giây nữa bạn thử lại nhé.',
  },
  'manager.other-needed': {
    en: 'Another manager must do this for you.',
    vi: 'Việc này cần một quản lý khác làm giúp bạn.',
  },
  'manager.role-fixed': {
    en: 'A manager’s role cannot be changed.',
    vi: 'Không đổi được vai trò của quản lý.',
  },
  'manager.stays': { en: 'A manager cannot be deleted.', vi: 'Không xóa được tài khoản quản lý.' },
  'invitation.staff': {
    en: 'This person already works in the shop.',
    vi: 'Người này đã là nhân viên của shop.',
  },
  'invitation.unconfirmed': {
    en: 'There is an account with this email, but nobody has confirmed that the email is theirs. Confirm it first, or reset the password.',
    vi: 'Email này đã có tài khoản nhưng chưa được xác nhận. Hãy xác nhận email hoặc đặt lại mật khẩu trước.',
  },
  'invitation.unknown': {
    en: 'There is no such open invitation.',
    vi: 'Không có lời mời nào như vậy đang chờ.',
  },
  'staff.unknown': { en: 'There is no such member of staff.', vi: 'Không có nhân viên này.' },
  'account.order-open': {
    en: 'You still have an order that is not finished, or money that the shop sends back. Cancel the order or wait until it has arrived and the money is back, then delete your account.',
    vi: 'Bạn còn đơn hàng chưa xong hoặc tiền shop chưa hoàn. Hãy hủy đơn, hoặc chờ nhận hàng và nhận lại tiền, rồi mới xóa tài khoản.',
  },
  'account.exists': { en: 'This account exists already.', vi: 'Tài khoản này đã có rồi.' },
  'username.taken': { en: 'This username is taken.', vi: 'Tên đăng nhập này đã có người dùng.' },
  'email.taken': { en: 'This email is already registered.', vi: 'Email này đã được đăng ký.' },
  'phone.taken': {
    en: 'This phone number is already registered.',
    vi: 'Số điện thoại này đã được đăng ký.',
  },
  'link.reset-over': {
    en: 'This link is not good any more. Please ask for a new one.',
    vi: 'Liên kết này không còn dùng được. Bạn hãy yêu cầu liên kết mới.',
  },
  'link.email-over': {
    en: 'This link is not good any more. Please ask for a new one in your profile.',
    vi: 'Liên kết này không còn dùng được. Bạn hãy yêu cầu liên kết mới trong hồ sơ.',
  },
  'link.invitation-over': {
    en: 'This invitation is not good any more. Please ask the shop’s manager for a new one.',
    vi: 'Lời mời này không còn dùng được. Bạn hãy xin quản lý shop gửi lời mời mới.',
  },
  'email.confirmed': {
    en: 'Your email address is confirmed already.',
    vi: 'Địa chỉ email của bạn đã được xác nhận rồi.',
  },
  'password.wrong': {
    en: 'The current password is not correct.',
    vi: 'Mật khẩu hiện tại không đúng.',
  },
  'password.current-missing': { en: 'Enter your current password.', vi: 'Nhập mật khẩu hiện tại của bạn.' },
  'password.current-long': {
    en: 'The current password has at most 128 characters.',
    vi: 'Mật khẩu hiện tại có tối đa 128 ký tự.',
  },
  'password.same': {
    en: 'Choose a password you do not have yet.',
    vi: 'Hãy chọn mật khẩu khác với mật khẩu đang dùng.',
  },
  'password.missing': { en: 'Enter your Password', vi: 'Nhập mật khẩu của bạn' },
  'password.short': { en: 'At least 8 characters.', vi: 'Ít nhất 8 ký tự.' },
  'password.no-capital': { en: 'At least one uppercase letter.', vi: 'Ít nhất một chữ in hoa.' },
  'password.no-number': { en: 'At least one number.', vi: 'Ít nhất một chữ số.' },
  'password.no-special': {
    // 'leat' is the specified wording; do not correct it.
    en: 'At leat one special character.',
    vi: 'Ít nhất một ký tự đặc biệt.',
  },
  'password.long': filled(
    ({ most }: { most: number }) => `At most ${most} characters.`,
    ({ most }) => `Tối đa ${most} ký tự.`,
  ),
  'password.common': {
    en: 'Choose a password that fewer people use.',
    vi: 'Hãy chọn mật khẩu ít người dùng hơn.',
  },
  'password.personal': {
    en: 'Choose a password without your name or email.',
    vi: 'Hãy chọn mật khẩu không có tên hay email của bạn.',
  },
  'person.line-missing': filled(
    ({ label }: Line) => `Enter your ${label}`,
    ({ label }) => `Nhập ${LINES[label]?.toLowerCase()} của bạn`,
  ),
  'person.line-required': filled(
    ({ label }: Line) => `${label} is required`,
    ({ label }) => `Bạn chưa nhập ${LINES[label]?.toLowerCase()}`,
  ),
  'person.line-long': filled(
    ({ label, most }: Line & { most: number }) => `${label} is at most ${most} characters.`,
    ({ label, most }) => `${LINES[label]} có tối đa ${most} ký tự.`,
  ),
  'person.line-hidden': filled(
    ({ label, character }: Line & { character: string }) =>
      `${label} has a character that cannot be shown: ${character}.`,
    ({ label, character }) => `${LINES[label]} có ký tự không hiển thị được: ${character}.`,
  ),
  'country.missing': { en: 'Enter your Country', vi: 'Chọn quốc gia của bạn' },
  'dob.invalid': { en: 'Enter valid date of birth.', vi: 'Nhập ngày sinh hợp lệ.' },
  'dob.no-date': { en: 'Date is invalid.', vi: 'Ngày này không có thật.' },
  'dob.too-young': filled(
    ({ least }: { least: number }) => `You must be at least ${least} years old.`,
    ({ least }) => `Bạn phải đủ ${least} tuổi.`,
  ),
  'email.missing': { en: 'Enter your Email', vi: 'Nhập email của bạn' },
  'email.required': { en: 'Email is required', vi: 'Bạn chưa nhập email' },
  'email.invalid': { en: 'Enter valid Email.', vi: 'Nhập email hợp lệ.' },
  'email.malformed': { en: 'Invalid email address', vi: 'Địa chỉ email không hợp lệ' },
  'phone.missing': { en: 'Enter your Phone', vi: 'Nhập số điện thoại của bạn' },
  'phone.required': { en: 'Phone is required', vi: 'Bạn chưa nhập số điện thoại' },
  'phone.invalid': { en: 'Enter valid Phone Number.', vi: 'Nhập số điện thoại hợp lệ.' },
  'phone.digits': { en: 'Phone must be 10-11 digits', vi: 'Số điện thoại gồm 10–11 chữ số' },
} as const satisfies Refusals;
