import type { Config } from './config/config';
import { DEMO_PASSWORD } from './config/published-password';

/** The text of a successful start: all addresses, and the demo's accounts. */
export function describeRunningShop(url: string, config: Config): string {
  const base = url.replace('[::1]', 'localhost').replace(/\/$/, '');
  const lines = [
    '',
    'The shop is open.',
    `  Shop            ${base}/`,
    `  API             ${base}/v1/…`,
    ...(config.apiDocs ? [`  API, described  ${base}/docs`] : []),
    ...(config.storybook ? [`  Components      ${base}/storybook/`] : []),
  ];
  if (config.demo) {
    lines.push(
      '',
      `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
      '  manager@shop.test   manages products, customers and orders',
      '  admin@shop.test     looks after customers and orders',
      '  client@shop.test    shops, and has orders in every status',
    );
  }
  return `${lines.join('\n')}\n`;
}
