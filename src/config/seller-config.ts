import { isTaxCode } from './tax-code';
import type { SellerConfig, VatRate } from './config';
import { isEmail } from './email';
import type { EnvironmentReader } from './environment-reader';

/** Nobody's: no company has this tax code. */
const DEMO_SELLER: SellerConfig = {
  name: 'Bước Sneaker Store',
  owner: 'Công ty TNHH Bước Mẫu (không có thật)',
  taxCode: '0000000000',
  address: '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa, TP. Hồ Chí Minh',
  phone: '028 3822 0106',
  email: 'xinchao@buoc.test',
  zalo: 'https://zalo.me/0000000000',
  badge: undefined,
};

const NOBODY: SellerConfig = {
  ...{ name: 'bước.', owner: '', taxCode: '', address: '', phone: '', email: '', zalo: '' },
  badge: undefined,
};

/** Who sells; what is unset is empty, in the demo made up. */
export function readSeller(reader: EnvironmentReader, demo: boolean): SellerConfig {
  const unset = demo ? DEMO_SELLER : NOBODY;
  const line = (name: string, fallback: string): string =>
    reader.valid(name, isLine, 'must be one line of at most 200 characters') ?? fallback;
  const https = (name: string): string | undefined =>
    reader.url(name, ['https:'], 'must be an address that begins with https://');
  const [url, link] = [https('SHOP_BADGE_URL'), https('SHOP_BADGE_LINK')];
  return {
    name: line('SHOP_NAME', unset.name),
    owner: line('SHOP_OWNER', unset.owner),
    taxCode:
      reader.valid(
        'SHOP_TAX_CODE',
        isTaxCode,
        'must be a tax code of 10, 12 or 13 digits, the tenth right',
      ) ?? unset.taxCode,
    address: line('SHOP_ADDRESS', unset.address),
    phone:
      reader.valid('SHOP_PHONE', isPhone, 'must be a telephone number such as 028 3822 0106') ?? unset.phone,
    email: reader.valid('SHOP_EMAIL', isEmail, 'must be an e-mail address') ?? unset.email,
    zalo: readZalo(reader) ?? unset.zalo,
    badge: url && link ? { url, link } : undefined,
  };
}

function readZalo(reader: EnvironmentReader): string | undefined {
  const isZalo = (text: string): boolean => /^\d{6,20}$|^https:\/\/zalo\.me\/[\w/-]+$/.test(text);
  const should = 'must be a telephone number’s digits or an address like https://zalo.me/0901234567';
  const value = reader.valid('SHOP_ZALO', isZalo, should);
  return value && /^\d/.test(value) ? `https://zalo.me/${value}` : value;
}

function isLine(text: string): boolean {
  return text.length <= 200 && !/\p{Cc}/u.test(text);
}

function isPhone(text: string): boolean {
  return /^\+?[\d ().-]{6,20}$/.test(text) && /\d{6}/.test(text.replace(/\D/g, ''));
}

/** A day and a percentage: `2027-01-01:10`. */
const RATE = /^\s*20\d\d-[01]\d-[0-3]\d:\d{1,2}\s*$/;

/** 8 % until the end of 2026 (Resolution 204/2025/QH15), then 10 % unless it is prolonged. */
const LAW = '2025-07-01:8,2027-01-01:10';

/** The dated rates of VAT, oldest first. */
export function readVatRates(reader: EnvironmentReader): VatRate[] {
  const parse = (text: string): VatRate[] =>
    text
      .split(',')
      .map((entry) => entry.trim().split(':'))
      .map(([from = '', percent = '']) => ({ from, percent: Number(percent) }))
      .sort((one, other) => (one.from < other.from ? -1 : 1));
  const isRates = (text: string): boolean => text.split(',').every((entry) => RATE.test(entry));
  const should = `must be days with the percentage from then on, such as ${LAW}`;
  return parse(reader.valid('SHOP_VAT_RATES', isRates, should) ?? LAW);
}
