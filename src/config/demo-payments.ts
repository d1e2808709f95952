import { createHmac } from 'node:crypto';
import type { Config, PaymentsConfig } from './config';

/** Where the demo's pretend providers are. */
export const DEMO_PAYMENTS_PATH = '/demo/payments';

/** Whether the providers are the demo's own. */
export function isPretend({ vnpay }: PaymentsConfig): boolean {
  return vnpay?.url.includes(`${DEMO_PAYMENTS_PATH}/`) ?? false;
}

/**
 * The providers that have keys; without any, and with the demo, its pretend ones, whose keys nobody outside knows.
 * @param ownUrl where the shop reaches itself
 */
export function paymentsOf(
  { payments, demo, bank, publicUrl }: Pick<Config, 'payments' | 'demo' | 'bank' | 'publicUrl'>,
  jwtSecret: string,
  ownUrl: string,
): PaymentsConfig {
  if (!demo || Object.values(payments).some((one) => one !== undefined)) return payments;
  const key = (name: string): string =>
    createHmac('sha256', jwtSecret).update(`demo payments: ${name}`).digest('hex').slice(0, 32);
  const [pages, calls] = [publicUrl + DEMO_PAYMENTS_PATH, ownUrl + DEMO_PAYMENTS_PATH];
  return {
    vnpay: {
      ...{ tmnCode: 'DEMOSHOP', hashSecret: key('vnpay') },
      ...{
        url: `${pages}/vnpay/paymentv2/vpcpay.html`,
        apiUrl: `${calls}/vnpay/merchant_webapi/api/transaction`,
      },
    },
    momo: {
      ...{ partnerCode: 'MOMODEMO', accessKey: key('momo access'), secretKey: key('momo') },
      url: `${calls}/momo`,
    },
    zalopay: { appId: '2553', key1: key('zalopay 1'), key2: key('zalopay 2'), url: `${calls}/zalopay` },
    payos: undefined,
    sepay: bank && { secret: key('sepay'), account: bank.account, page: `${pages}/bank/transfer` },
  };
}
