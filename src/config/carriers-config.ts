import { createHmac } from 'node:crypto';
import type { CarriersConfig, Config } from './config';
import type { EnvironmentReader } from './environment-reader';
import { readKeys, readServiceUrl } from './service-keys';

const GHN_LIVE = 'https://online-gateway.ghn.vn/shiip/public-api';
const GHN_SANDBOX = 'https://dev-online-gateway.ghn.vn/shiip/public-api';
const GHTK_LIVE = 'https://services.giaohangtietkiem.vn';
const GHTK_SANDBOX = 'https://services-staging.ghtklab.com';

/** Shorter than what `openssl rand -hex 16` prints, and it could be found by trying. */
const MIN_SECRET = 20;

/** Where the demo's pretend carriers are. */
export const DEMO_CARRIERS_PATH = '/demo/carriers';

/** Reads the carriers' keys: each carrier has all of its keys, or none and is off. */
export function readCarriers(reader: EnvironmentReader, { isLive }: { isLive: boolean }): CarriersConfig {
  for (const name of ['GHN_TOKEN', 'GHN_SHOP_ID', 'GHTK_TOKEN', 'GHTK_PARTNER_CODE'])
    reader.valid(name, isHeader, 'must be letters, digits and signs without spaces');
  const should = `must be at least ${MIN_SECRET} letters, digits, hyphens and underscores`;
  const isSecret = (text: string) => text.length >= MIN_SECRET && /^[\w-]{1,100}$/.test(text);
  for (const name of ['GHN_WEBHOOK_SECRET', 'GHTK_WEBHOOK_SECRET']) reader.valid(name, isSecret, should);
  return { ghn: readGhn(reader, isLive), ghtk: readGhtk(reader, isLive) };
}

function readGhn(reader: EnvironmentReader, isLive: boolean): CarriersConfig['ghn'] {
  const url = readServiceUrl(reader, 'GHN_URL', GHN_LIVE) ?? (isLive ? GHN_LIVE : GHN_SANDBOX);
  const keys = readKeys(reader, {
    token: 'GHN_TOKEN',
    shopId: 'GHN_SHOP_ID',
    webhookSecret: 'GHN_WEBHOOK_SECRET',
  });
  return keys && { ...keys, url, pages: url.replace(/\/shiip\/public-api$/, '') };
}

function readGhtk(reader: EnvironmentReader, isLive: boolean): CarriersConfig['ghtk'] {
  const url = readServiceUrl(reader, 'GHTK_URL', GHTK_LIVE) ?? (isLive ? GHTK_LIVE : GHTK_SANDBOX);
  const keys = readKeys(reader, { token: 'GHTK_TOKEN', webhookSecret: 'GHTK_WEBHOOK_SECRET' });
  return keys && { ...keys, url, partnerCode: reader.text('GHTK_PARTNER_CODE') };
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
  if (!demo || carriers.ghn || carriers.ghtk) return carriers;
  const key = (name: string): string =>
    createHmac('sha256', jwtSecret).update(`demo carriers: ${name}`).digest('hex').slice(0, 32);
  const keys = (code: string) => ({ token: key(code), webhookSecret: key(`${code} webhook`) });
  const calls = ownUrl + DEMO_CARRIERS_PATH;
  return {
    ghn: {
      ...{ ...keys('ghn'), shopId: '100001', url: `${calls}/ghn/shiip/public-api` },
      pages: `${publicUrl}${DEMO_CARRIERS_PATH}/ghn`,
    },
    ghtk: { ...keys('ghtk'), partnerCode: undefined, url: `${calls}/ghtk` },
  };
}

/** Whether the carriers are the demo's own. */
export function isPretendCarrier({ ghn, ghtk }: CarriersConfig): boolean {
  return [ghn, ghtk].some((carrier) => carrier?.url.includes(`${DEMO_CARRIERS_PATH}/`));
}

function isHeader(text: string): boolean {
  return /^[!-~]+$/.test(text);
}
