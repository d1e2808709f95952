import { hmacHex, isSameSignature } from './hmac';

/** The signed fields of each call and message, in MoMo's order, which is the alphabet's (MoMo v2). */
const SIGNED = {
  create: 'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
  message:
    'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId',
  query: 'accessKey orderId partnerCode requestId',
  refund: 'accessKey amount description orderId partnerCode requestId transId',
};

export interface MomoKeys {
  accessKey: string;
  secretKey: string;
}

type MomoFields = Readonly<Record<string, string | number>>;

/** The signature of a call, or of MoMo's message: `name=value` joined by `&`, nothing encoded. */
export function signMomo(kind: keyof typeof SIGNED, fields: MomoFields, keys: MomoKeys): string {
  const all: MomoFields = { ...fields, accessKey: keys.accessKey };
  const text = SIGNED[kind].split(' ').map((name) => `${name}=${all[name] ?? ''}`);
  return hmacHex('sha256', keys.secretKey, text.join('&'));
}

/** Whether MoMo signed a message. */
export function isSignedByMomo(message: MomoFields, keys: MomoKeys): boolean {
  return isSameSignature(signMomo('message', message, keys), message['signature']);
}
