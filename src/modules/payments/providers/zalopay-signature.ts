import { hmacHex, isSameSignature } from './hmac';

/** The signed values of each call, in ZaloPay's order (v2). A query signs `key1` as its last value as well. */
const SIGNED = {
  create: 'app_id app_trans_id app_user amount app_time embed_data item',
  query: 'app_id app_trans_id key1',
  refund: 'app_id zp_trans_id amount description timestamp',
  queryRefund: 'app_id m_refund_id timestamp',
};

type ZalopayFields = Readonly<Record<string, string | number>>;

/** The `mac` of a call: its values joined by `|`, signed with `key1`. */
export function signZalopay(kind: keyof typeof SIGNED, fields: ZalopayFields, key1: string): string {
  const all: ZalopayFields = { ...fields, key1 };
  const values = SIGNED[kind].split(' ').map((name) => String(all[name] ?? ''));
  return hmacHex('sha256', key1, values.join('|'));
}

/** Whether ZaloPay signed a callback: `key2` signs the text of `data` as it came. */
export function isSignedByZalopay(data: string, mac: unknown, key2: string): boolean {
  return isSameSignature(hmacHex('sha256', key2, data), mac);
}
