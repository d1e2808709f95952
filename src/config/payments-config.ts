import type { BankConfig, PaymentsConfig } from './config';
import type { EnvironmentReader } from './environment-reader';
import { readKeys, readServiceUrl } from './service-keys';

/** Where each provider is, for tests of the keys and for real money. */
const ADDRESSES = {
  VNPAY_URL: {
    sandbox: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
    live: 'https://pay.vnpay.vn/vpcpay.html',
  },
  VNPAY_API_URL: {
    sandbox: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
    live: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
  },
  MOMO_URL: { sandbox: 'https://test-payment.momo.vn', live: 'https://payment.momo.vn' },
  // payOS has no sandbox.
  PAYOS_URL: { sandbox: 'https://api-merchant.payos.vn', live: 'https://api-merchant.payos.vn' },
  ZALOPAY_URL: { sandbox: 'https://sb-openapi.zalopay.vn', live: 'https://openapi.zalopay.vn' },
};

/** Reads the providers' keys: each provider has all of its keys, or none and is off. */
export function readPayments(
  reader: EnvironmentReader,
  { isLive, bank }: { isLive: boolean; bank: BankConfig | undefined },
): PaymentsConfig {
  const address = (name: keyof typeof ADDRESSES): string => {
    const { sandbox, live } = ADDRESSES[name];
    return readServiceUrl(reader, name, live) ?? (isLive ? live : sandbox);
  };
  const urls = {
    vnpay: { url: address('VNPAY_URL'), apiUrl: address('VNPAY_API_URL') },
    momo: { url: address('MOMO_URL') },
    zalopay: { url: address('ZALOPAY_URL') },
    payos: { url: address('PAYOS_URL') },
  };
  const vnpay = readKeys(reader, { tmnCode: 'VNPAY_TMN_CODE', hashSecret: 'VNPAY_HASH_SECRET' });
  const momo = readKeys(reader, {
    partnerCode: 'MOMO_PARTNER_CODE',
    accessKey: 'MOMO_ACCESS_KEY',
    secretKey: 'MOMO_SECRET_KEY',
  });
  const zalopay = readKeys(reader, { appId: 'ZALOPAY_APP_ID', key1: 'ZALOPAY_KEY1', key2: 'ZALOPAY_KEY2' });
  const payos = readKeys(reader, {
    clientId: 'PAYOS_CLIENT_ID',
    apiKey: 'PAYOS_API_KEY',
    checksumKey: 'PAYOS_CHECKSUM_KEY',
  });
  return {
    vnpay: vnpay && { ...vnpay, ...urls.vnpay },
    momo: momo && { ...momo, ...urls.momo },
    zalopay: zalopay && { ...zalopay, ...urls.zalopay },
    sepay: readSepay(reader, bank),
    payos: payos && { ...payos, ...urls.payos },
  };
}

function readSepay(reader: EnvironmentReader, bank: BankConfig | undefined): PaymentsConfig['sepay'] {
  const secret = reader.text('SEPAY_SECRET');
  if (secret === undefined) return undefined;
  if (!bank) reader.fail('BANK_ACCOUNT', 'must be set with SEPAY_SECRET, which reports what comes to it');
  return bank && { secret, account: bank.account };
}
