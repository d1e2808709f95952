import { filled, type Refusals } from './words';

/** Errors that any request can cause. */
export const GENERAL = {
  'request.invalid': { en: 'The request is not valid.', vi: 'Yêu cầu không hợp lệ.' },
  'sign-in.required': { en: 'Please sign in to continue.', vi: 'Bạn hãy đăng nhập để tiếp tục.' },
  'role.forbidden': {
    en: 'You do not have permission to do this.',
    vi: 'Bạn không có quyền làm việc này.',
  },
  'address.unknown': { en: 'There is nothing at this address.', vi: 'Không có gì ở địa chỉ này.' },
  'page.unknown': { en: 'There is no such page.', vi: 'Không có trang này.' },
  'method.unknown': { en: 'This cannot be done here.', vi: 'Không làm được việc này ở đây.' },
  'answer.unacceptable': {
    en: 'This cannot be answered in the requested form.',
    vi: 'Không trả lời được theo dạng bạn yêu cầu.',
  },
  'request.too-slow': {
    en: 'The request took too long to arrive.',
    vi: 'Yêu cầu gửi đến quá chậm.',
  },
  'request.impossible': {
    en: 'This is not possible at the moment.',
    vi: 'Hiện giờ chưa làm được việc này.',
  },
  'request.too-large': { en: 'The request is too large.', vi: 'Yêu cầu quá lớn.' },
  'address.too-long': { en: 'The address is too long.', vi: 'Địa chỉ quá dài.' },
  'address.too-many': {
    en: 'The address has too many parameters.',
    vi: 'Địa chỉ có quá nhiều tham số.',
  },
  'address.invalid': { en: 'The address is not valid.', vi: 'Địa chỉ không hợp lệ.' },
  'request.unknown-type': {
    en: 'The request’s content type is not supported.',
    vi: 'Loại nội dung của yêu cầu không được hỗ trợ.',
  },
  'request.expectation': {
    en: 'The server does not support this Expect header.',
    vi: 'Máy chủ không hỗ trợ header Expect này.',
  },
  'request.changed': {
    en: 'The request does not fit what was sent before.',
    vi: 'Yêu cầu không khớp với lần gửi trước.',
  },
  'attempts.too-many': {
    en: 'Too many attempts. Please try again later.',
    vi: 'Bạn đã thử quá nhiều lần. Hãy thử lại sau.',
  },
  'headers.too-large': {
    en: 'The request’s headers are too large.',
    vi: 'Các header của yêu cầu quá lớn.',
  },
  'host.missing': { en: 'The request names no host.', vi: 'Yêu cầu không ghi tên máy chủ.' },
  'header.repeated': filled(
    ({ name }: { name: string }) => `The request has the header ${name} twice.`,
    ({ name }) => `Yêu cầu có header ${name} hai lần.`,
  ),
  'body.not-json': {
    en: 'The request body is not valid JSON.',
    vi: 'Nội dung yêu cầu không phải JSON hợp lệ.',
  },
  'body.empty': { en: 'The request body is empty.', vi: 'Nội dung yêu cầu trống.' },
  'body.no-object': {
    en: 'The body must be a JSON object.',
    vi: 'Nội dung yêu cầu phải là một đối tượng JSON.',
  },
  'body.too-deep': {
    en: 'The request body is nested too deeply.',
    vi: 'Nội dung yêu cầu lồng nhau quá sâu.',
  },
  'body.too-many': {
    en: 'The request body holds too many values.',
    vi: 'Nội dung yêu cầu có quá nhiều giá trị.',
  },
  'body.long-name': {
    en: 'The request body has a field with too long a name.',
    vi: 'Nội dung yêu cầu có một trường tên quá dài.',
  },
  'body.repeated-name': filled(
    ({ name }: { name: string }) => `The request body names the field “${name}” twice.`,
    ({ name }) => `Nội dung yêu cầu ghi trường “${name}” hai lần.`,
  ),
  'connections.too-many': {
    en: 'Too many connections are open from this address. Please close some, or try again later.',
    vi: 'Địa chỉ này đang mở quá nhiều kết nối. Hãy đóng bớt, hoặc lát nữa thử lại.',
  },
  'idempotency.invalid-key': {
    en: 'The Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.',
    vi: 'Idempotency-Key phải có 1 đến 255 ký tự ASCII nhìn thấy được, không có dấu cách.',
  },
  'idempotency.used-key': {
    en: 'This Idempotency-Key was used for another request. Please take a new key for each request.',
    vi: 'Idempotency-Key này đã dùng cho yêu cầu khác. Mỗi yêu cầu cần một khóa mới.',
  },
  'idempotency.not-kept': {
    en: 'This request has been carried out already; its answer was too long to keep.',
    vi: 'Yêu cầu này đã được thực hiện rồi; câu trả lời quá dài nên không giữ lại được.',
  },
  'idempotency.too-many-keys': filled(
    ({ most }: { most: number }) =>
      `At most ${most} requests a day can have an Idempotency-Key. Please try again later.`,
    ({ most }) => `Mỗi ngày có tối đa ${most} yêu cầu kèm Idempotency-Key. Lát nữa hãy thử lại.`,
  ),
  'server.failed': {
    en: 'Something went wrong on our side. Please try again.',
    vi: 'Shop đang gặp trục trặc. Bạn thử lại nhé.',
  },
  'shop.unavailable': {
    en: 'The shop is not available at the moment. Please try again shortly.',
    vi: 'Hiện shop chưa phục vụ được. Bạn thử lại sau ít phút nhé.',
  },
  'shop.starting': { en: 'The shop is starting.', vi: 'Shop đang khởi động.' },
  'shop.ending': { en: 'The shop is shutting down.', vi: 'Shop đang tắt.' },
  'database.unreachable': {
    en: 'The database cannot be reached.',
    vi: 'Không kết nối được cơ sở dữ liệu.',
  },
} as const satisfies Refusals;

/** The default error of each status. */
export const BY_STATUS: Readonly<Partial<Record<number, keyof typeof GENERAL>>> = {
  401: 'sign-in.required',
  403: 'role.forbidden',
  404: 'address.unknown',
  405: 'method.unknown',
  406: 'answer.unacceptable',
  408: 'request.too-slow',
  409: 'request.impossible',
  413: 'request.too-large',
  414: 'address.too-long',
  415: 'request.unknown-type',
  417: 'request.expectation',
  422: 'request.changed',
  429: 'attempts.too-many',
  431: 'headers.too-large',
  503: 'shop.unavailable',
};
