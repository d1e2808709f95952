/** Keys of every provider, as a shop's environment has them. */
export const PROVIDER_KEYS = {
  ...{ BANK_BIN: '970415', BANK_ACCOUNT: '113366668888', BANK_ACCOUNT_NAME: 'NGUYEN VAN A' },
  SEPAY_SECRET: 'sepay-secret',
  ...{ PAYOS_CLIENT_ID: 'payos-client', PAYOS_API_KEY: 'payos-api', PAYOS_CHECKSUM_KEY: 'payos-secret' },
  ...{ VNPAY_TMN_CODE: 'SHOPTEST', VNPAY_HASH_SECRET: 'vnpay-secret' },
  ...{ MOMO_PARTNER_CODE: 'MOMO', MOMO_ACCESS_KEY: 'momo-access', MOMO_SECRET_KEY: 'momo-secret' },
  ...{ ZALOPAY_APP_ID: '2553', ZALOPAY_KEY1: 'zalopay-one', ZALOPAY_KEY2: 'zalopay-two' },
};

/** Keys of every carrier, as a shop's environment has them. */
export const CARRIER_KEYS = {
  ...{ GHN_TOKEN: 'ghn-token', GHN_SHOP_ID: '100001', GHN_WEBHOOK_SECRET: 'ghn-webhook-secret-0001' },
  ...{ GHTK_TOKEN: 'ghtk-token', GHTK_WEBHOOK_SECRET: 'ghtk-webhook-secret-0001' },
  // Where they come for parcels.
  ...{
    SHOP_ADDRESS: '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa, TP. Hồ Chí Minh',
    SHOP_PHONE: '028 3822 0106',
  },
};
