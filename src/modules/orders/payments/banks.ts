/** Banks by the six digits (BIN) that NAPAS, the Vietnamese interbank network, gives them. */
const BANKS: Readonly<Record<string, string>> = {
  '546034': 'CAKE by VPBank',
  '963388': 'Timo',
  '970400': 'SaigonBank',
  '970403': 'Sacombank',
  '970405': 'Agribank',
  '970407': 'Techcombank',
  '970409': 'Bac A Bank',
  '970412': 'PVcomBank',
  '970415': 'VietinBank',
  '970416': 'ACB',
  '970418': 'BIDV',
  '970419': 'NCB',
  '970422': 'MB Bank',
  '970423': 'TPBank',
  '970424': 'Shinhan Bank',
  '970425': 'ABBANK',
  '970426': 'MSB',
  '970427': 'VietABank',
  '970428': 'Nam A Bank',
  '970429': 'SCB',
  '970430': 'PGBank',
  '970431': 'Eximbank',
  '970432': 'VPBank',
  '970433': 'VietBank',
  '970436': 'Vietcombank',
  '970437': 'HDBank',
  '970438': 'BaoViet Bank',
  '970440': 'SeABank',
  '970441': 'VIB',
  '970443': 'SHB',
  '970448': 'OCB',
  '970449': 'LPBank',
  '970452': 'KienlongBank',
  '970454': 'BVBank',
  // The demo's bank: no real bank has this number.
  '999999': 'Demo Bank',
};

/**
 * A bank's everyday name.
 * @param bin six digits
 * @returns the digits themselves for an unknown bank
 */
export function bankName(bin: string): string {
  return BANKS[bin] ?? bin;
}
