import { hmacHex, isSameSignature } from './hmac';

/** Values by their names, as a query has them. */
export type Fields = Readonly<Record<string, string>>;

/** Values that are signed without their names, in the order of VNPay's documents. */
const VALUES = {
  queryRequest: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
  queryAnswer:
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount',
  refundRequest:
    'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
  refundAnswer:
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo',
};

/**
 * The query of a payment's address with its signature: empty values left out, names sorted, form-encoded
 * (VNPay 2.1.0, "Cài đặt Code Build URL Thanh toán").
 */
export function signVnpayQuery(fields: Fields, secret: string): string {
  const query = canonicalQuery(fields);
  return `${query}&vnp_SecureHash=${hmacHex('sha512', secret, query)}`;
}

/** Whether VNPay signed the query of a message or of a way back. */
export function isSignedByVnpay(fields: Fields, secret: string): boolean {
  const { vnp_SecureHash: given, vnp_SecureHashType: _type, ...signed } = fields;
  const own = Object.fromEntries(Object.entries(signed).filter(([name]) => name.startsWith('vnp_')));
  return isSameSignature(hmacHex('sha512', secret, canonicalQuery(own)), given);
}

/** The checksum of a call to VNPay's transaction API, or of its answer. Names are without `vnp_`. */
export function signVnpayValues(kind: keyof typeof VALUES, fields: Fields, secret: string): string {
  const values = VALUES[kind].split(' ').map((name) => fields[name] ?? '');
  return hmacHex('sha512', secret, values.join('|'));
}

/**
 * A text that every way of form-encoding writes alike, since VNPay's samples use three: letters without accents,
 * digits, blanks and `.-_:`.
 */
export function vnpayText(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
  return plain
    .replace(/[^A-Za-z0-9 .:_-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

function canonicalQuery(fields: Fields): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== '');
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(entries).toString();
}
