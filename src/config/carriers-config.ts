import { createHmac } from 'node:crypto';
import type { CarriersConfig, Config } from './config';
import type { EnvironmentReader } from './environment-reader';
import { readKeys, readServiceUrl } from './service-keys';

const GHN_LIVE = 'https://online-gateway.ghn.vn/shiip/public-api';
const GHN_SANDBOX = 'https://dev-online-gateway.ghn.vn/shiip/public-api';

/** Shorter than what `openssl rand -hex 16` prints, and it could be found by trying. */
const MIN_SECRET = 20;

/** Where the demo's pretend carriers are. */
export const DEMO_CARRIERS_PATH = '/demo/carriers';

/** Reads the carriers' keys: each carrier has all of its keys, or none and is off. */
export function readCarriers(reader: EnvironmentReader, { isLive }: { isLive: boolean }): CarriersConfig {
  const ghnUrl = readServiceUrl(reader, 'GHN_URL', GHN_LIVE) ?? (isLive ? GHN_LIVE : GHN_SANDBOX);
  const ghn = readKeys(reader, {
    token: 'GHN_TOKEN',
    shopId: 'GHN_SHOP_ID',
    webhookSecret: 'GHN_WEBHOOK_SECRET',
  });
  for (const name of ['GHN_TOKEN', 'GHN_SHOP_ID'])
    reader.valid(name, isHeader, 'must be letters, digits and signs without spaces');
  const should = `must be at least ${MIN_SECRET} letters, digits, hyphens and underscores`;
  const isSecret = (text: string) => text.length >= MIN_SECRET && /^[\w-]{1,100}$/.test(text);
  reader.valid('GHN_WEBHOOK_SECRET', isSecret, should);
  return {
    ghn: ghn && { ...ghn, url: ghnUrl, pages: ghnUrl.replace(/\/shiip\/public-api$/, '') },
  };
}

/**
 * The carriers that have keys; without any, and with the demo, its pretend ones, whose keys nobody outside knows.
 * @param ownUrl where the shop reaches itself
 */
export function carriersOf(
  { carriers, demo, publicUrl }: Pick<Config, 'carriers' | 'demo' | 'publicUrl'>,
  jwtSecret: string,
  ownUrl: string,
): CarriersConfig {
  if (!demo || carriers.ghn) return carriers;
  const key = (name: string): string =>
    createHmac('sha256', jwtSecret).update(`demo carriers: ${name}`).digest('hex').slice(0, 32);
  const calls = ownUrl + DEMO_CARRIERS_PATH;
  return {
    ghn: {
      ...{ token: key('ghn'), shopId: '100001', webhookSecret: key('ghn webhook') },
      url: `${calls}/ghn/shiip/public-api`,
      pages: `${publicUrl}${DEMO_CARRIERS_PATH}/ghn`,
    },
  };
}

/** Whether the carriers are the demo's own. */
export function isPretendCarrier({ ghn }: CarriersConfig): boolean {
  return ghn?.url.includes(`${DEMO_CARRIERS_PATH}/`) ?? false;
}

function isHeader(text: string): boolean {
  return /^[!-~]+$/.test(text);
}
