import { filled, type Refusals } from './words';

interface Field {
  field: string;
}

/** Field names as people know them. Other fields keep the name under which they are sent. */
const NAMES: Readonly<Record<string, string>> = {
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  newPassword: 'Mật khẩu mới',
  email: 'Email',
  phone: 'Số điện thoại',
  name: 'Tên',
  address: 'Địa chỉ',
  code: 'Mã',
  color: 'Màu',
  size: 'Size',
  newSize: 'Size mới',
  quantity: 'Số lượng',
  total: 'Tổng tiền',
  payment: 'Cách thanh toán',
  price: 'Giá',
  message: 'Tin nhắn',
  reason: 'Lý do',
  note: 'Ghi chú',
  search: 'Từ khóa',
};

const named = (field: string): string => (Object.hasOwn(NAMES, field) ? NAMES[field]! : field);

const list = (options: readonly string[]): string => options.join(', ');

/** Errors of single values, used by the DTOs. */
export const FIELDS = {
  'validation.failed': filled(
    ({ fields }: { fields: string }) => `Please check these fields: ${fields}.`,
    ({ fields }) => `Bạn hãy xem lại các mục này: ${fields}.`,
  ),
  'field.unknown': filled(
    ({ field }: Field) => `${field} is not a field of this request.`,
    ({ field }) => `Yêu cầu này không có trường ${field}.`,
  ),
  'field.required': filled(
    ({ field }: Field) => `${field} is required.`,
    ({ field }) => `${named(field)} còn thiếu.`,
  ),
  'field.empty': filled(
    ({ field }: Field) => `${field} must not be empty.`,
    ({ field }) => `${named(field)} không được để trống.`,
  ),
  'field.no-text': filled(
    ({ field }: Field) => `${field} must be a text.`,
    ({ field }) => `${named(field)} phải là chữ.`,
  ),
  'field.no-path': filled(
    ({ field }: Field) => `${field} must be a path.`,
    ({ field }) => `${named(field)} phải là một đường dẫn.`,
  ),
  'field.no-paths': filled(
    ({ field }: Field) => `${field} must be a list of paths.`,
    ({ field }) => `${named(field)} phải là danh sách đường dẫn.`,
  ),
  'field.no-list': filled(
    ({ field }: Field) => `${field} must be a list.`,
    ({ field }) => `${named(field)} phải là một danh sách.`,
  ),
  'field.no-list-of-own': filled(
    ({ field }: Field) => `${field} must be a list of ${field}.`,
    ({ field }) => `${named(field)} phải là danh sách các ${field}.`,
  ),
  'field.entries': filled(
    ({ field, most }: Field & { most: number }) => `${field} must have 1 to ${most} entries, each once.`,
    ({ field, most }) => `${named(field)} phải có từ 1 đến ${most} mục, mỗi mục một lần.`,
  ),
  'field.not-boolean': filled(
    ({ field }: Field) => `${field} must be true or false.`,
    ({ field }) => `${named(field)} phải là true hoặc false.`,
  ),
  'field.too-long': filled(
    ({ field }: Field) => `${field} is too long.`,
    ({ field }) => `${named(field)} quá dài.`,
  ),
  'field.characters': filled(
    ({ field, most }: Field & { most: number }) => `${field} must be at most ${most} characters.`,
    ({ field, most }) => `${named(field)} có tối đa ${most} ký tự.`,
  ),
  'field.longer': filled(
    ({ field, most }: Field & { most: number }) => `${field} must not be longer than ${most} characters.`,
    ({ field, most }) => `${named(field)} không được dài quá ${most} ký tự.`,
  ),
  'field.hidden': filled(
    ({ field, character }: Field & { character: string }) =>
      `${field} has a character that cannot be shown: ${character}.`,
    ({ field, character }) => `${named(field)} có ký tự không hiển thị được: ${character}.`,
  ),
  'field.no-id': filled(
    ({ field }: Field) => `${field} must be an id of 24 hexadecimal digits.`,
    ({ field }) => `${field} phải là mã gồm 24 chữ số thập lục phân.`,
  ),
  'field.no-day': filled(
    ({ field }: Field) => `${field} must be a day, written YYYY-MM-DD.`,
    ({ field }) => `${named(field)} phải là một ngày, viết YYYY-MM-DD.`,
  ),
  'field.not-whole': filled(
    ({ field }: Field) => `${field} must be a whole number.`,
    ({ field }) => `${named(field)} phải là số nguyên.`,
  ),
  'field.too-small': filled(
    ({ field, least }: Field & { least: number }) => `${field} must be at least ${least}.`,
    ({ field, least }) => `${named(field)} ít nhất là ${least}.`,
  ),
  'field.too-many': filled(
    ({ field, most }: Field & { most: number }) => `${field} must be at most ${most}.`,
    ({ field, most }) => `${named(field)} nhiều nhất là ${most}.`,
  ),
  'field.not-dong': filled(
    ({ field }: Field) => `${field} must be a whole number of dong.`,
    ({ field }) => `${named(field)} phải là số đồng chẵn.`,
  ),
  'field.negative': filled(
    ({ field }: Field) => `${field} must not be negative.`,
    ({ field }) => `${named(field)} không được âm.`,
  ),
  'field.too-large': filled(
    ({ field }: Field) => `${field} is too large.`,
    ({ field }) => `${named(field)} quá lớn.`,
  ),
  'field.no-option': filled(
    ({ field, options }: Field & { options: readonly string[] }) =>
      `${field} must be one of ${list(options)}.`,
    ({ field, options }) => `${named(field)} phải là một trong: ${list(options)}.`,
  ),
  'field.no-options': filled(
    ({ field, options }: Field & { options: readonly string[] }) =>
      `${field} must be any of ${list(options)}.`,
    ({ field, options }) => `${named(field)} chỉ gồm các giá trị: ${list(options)}.`,
  ),
  'field.no-date': filled(
    ({ field }: Field) => `${field} must be a date such as 2026-09-14.`,
    ({ field }) => `${field} phải là một ngày, ví dụ 2026-09-14.`,
  ),
  'field.no-zone': filled(
    ({ field }: Field) =>
      `${field} needs its time zone: 2026-09-14T09:00:00+07:00, or 2026-09-14T02:00:00Z for UTC.`,
    ({ field }) =>
      `${field} phải ghi múi giờ: 2026-09-14T09:00:00+07:00, hoặc 2026-09-14T02:00:00Z nếu là giờ UTC.`,
  ),
  'field.no-size': filled(
    ({ field }: Field) => `${field} must be a number such as 42 or 42.5.`,
    ({ field }) => `${named(field)} phải là một số, ví dụ 42 hoặc 42.5.`,
  ),
  'field.no-moment': filled(
    ({ field }: Field) => `${field} must be a text or a number.`,
    ({ field }) => `${field} phải là chữ hoặc số.`,
  ),
  'page.invalid': {
    en: 'page must be a whole number from 1.',
    vi: 'page phải là số nguyên từ 1 trở lên.',
  },
  'limit.invalid': filled(
    ({ most }: { most: number }) => `limit must be a whole number from 1 to ${most}.`,
    ({ most }) => `limit phải là số nguyên từ 1 đến ${most}.`,
  ),
  'search.not-one': { en: 'search must be one text.', vi: 'Chỉ tìm được một từ khóa mỗi lần.' },
  'year.invalid': filled(
    ({ first, last }: { first: number; last: number }) => `year must be a year from ${first} to ${last}.`,
    ({ first, last }) => `year phải là một năm từ ${first} đến ${last}.`,
  ),
  'filter.colors': filled(
    ({ field }: Field) => `${field} must be names of colours, joined by commas.`,
    ({ field }) => `${named(field)} phải là tên các màu, cách nhau bằng dấu phẩy.`,
  ),
  'filter.too-many-colors': filled(
    ({ field, most }: Field & { most: number }) => `${field} must not name more than ${most} colours.`,
    ({ field, most }) => `${named(field)} chỉ chọn được tối đa ${most} màu.`,
  ),
  'filter.long-color': filled(
    ({ field, most }: Field & { most: number }) =>
      `${field} must not have names longer than ${most} characters.`,
    ({ field, most }) => `${named(field)}: tên không được dài quá ${most} ký tự.`,
  ),
  'filter.sizes': filled(
    ({ field }: Field) => `${field} must be sizes such as 42 or 42.5, joined by commas.`,
    ({ field }) => `${named(field)} phải là các số như 42 hoặc 42.5, cách nhau bằng dấu phẩy.`,
  ),
  'filter.too-many-sizes': filled(
    ({ field, most }: Field & { most: number }) => `${field} must not name more than ${most} sizes.`,
    ({ field, most }) => `${named(field)} chỉ chọn được tối đa ${most} cỡ.`,
  ),
  'filter.prices': filled(
    ({ field }: Field) =>
      `${field} must be ranges of whole dong, the lower number first, such as 2000000-2500000, -2000000 or 5000000-, joined by commas.`,
    ({ field }) =>
      `${named(field)} phải là các khoảng giá bằng đồng, số nhỏ trước, như 2000000-2500000, -2000000 hoặc 5000000-, cách nhau bằng dấu phẩy.`,
  ),
  'filter.too-many-prices': filled(
    ({ field, most }: Field & { most: number }) => `${field} must not name more than ${most} ranges.`,
    ({ field, most }) => `${named(field)} chỉ chọn được tối đa ${most} khoảng.`,
  ),
  'filter.no-color': {
    en: 'color must be the name of one colour.',
    vi: 'Màu phải là tên của một màu.',
  },
  'chat.no-conversation': {
    en: 'conversation must be a list of messages.',
    vi: 'conversation phải là danh sách tin nhắn.',
  },
  'chat.too-long': filled(
    ({ most }: { most: number }) => `conversation must have at most ${most} messages.`,
    ({ most }) => `conversation có tối đa ${most} tin nhắn.`,
  ),
} as const satisfies Refusals;
