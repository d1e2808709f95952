import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { withTimeout } from '../../common/with-timeout';
import type { Settings } from '../../config/load-config';
import { isLocal } from '../../config/production-rules';
import { look, ok, reasonOf, wrong, type Finding } from './finding';

const TIMEOUT_MS = 5000;
const DAY_MS = 24 * 3600 * 1000;
const MIN_DAYS_LEFT = 14;
/** Error codes of the network: no server answered, so nothing is known of its certificate. */
const AWAY = /^(?:E[A-Z]+)$/;

/** PUBLIC_URL, its certificate, and the proxy in front. */
export async function examineAddress({
  environment,
  demo,
  publicUrl,
  trustedProxies,
}: Settings): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  const isPublic = environment === 'production' && !demo;
  const found = protocol === 'https:' ? [await examineCertificate(hostname, Number(port || 443))] : [];
  if (!isPublic) return [ok('PUBLIC_URL', publicUrl), ...found];
  if (isLocal(hostname))
    found.push(
      wrong(
        'PUBLIC_URL',
        `${publicUrl} is reached by this machine alone`,
        'set PUBLIC_URL to the address that people open',
      ),
    );
  else if (protocol !== 'https:')
    found.push(
      wrong(
        'PUBLIC_URL',
        `${publicUrl} is plain HTTP: others read passwords`,
        'a reverse proxy with HTTPS, and PUBLIC_URL=https://…',
      ),
    );
  else found.push(ok('PUBLIC_URL', publicUrl));
  if (protocol === 'https:')
    found.push(
      trustedProxies.length === 0
        ? wrong(
            'TRUST_PROXY',
            'no proxy is named, so that all visitors share its limits',
            'TRUST_PROXY=loopback, or the proxy’s address',
          )
        : ok('TRUST_PROXY', trustedProxies.join(', ')),
    );
  return found;
}

async function examineCertificate(host: string, port: number): Promise<Finding> {
  const name = host.replace(/^\[|\]$/g, '');
  const socket: TLSSocket = connect({ host: name, port, ...(isIP(name) ? {} : { servername: name }) });
  try {
    await withTimeout(TIMEOUT_MS, once(socket, 'secureConnect'));
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
    return days < MIN_DAYS_LEFT
      ? wrong('certificate', `that of ${host} ends in ${days} days`, 'certbot renew, or what else renews it')
      : ok('certificate', `that of ${host} is good for ${days} days`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (['ENOTFOUND', 'EAI_AGAIN'].includes(code))
      return look(
        'certificate',
        `the name ${host} is not found`,
        'correct PUBLIC_URL, or the name’s entry in the DNS',
      );
    return AWAY.test(code)
      ? look(
          'certificate',
          `nobody answers at ${host}:${port} (${code})`,
          'start the proxy, or look from another machine',
        )
      : wrong(
          'certificate',
          `browsers refuse ${host}: ${reasonOf(error)}`,
          'a certificate for this name from a known authority',
        );
  } finally {
    socket.destroy();
  }
}
