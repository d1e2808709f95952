import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildApp, openShop } from './app';
import { createLogger, takeOverOutput } from './observability/logger';
import type { Config } from './config/config';
import { isProduction, loadServerConfig } from './config/load-config';
import { isLocal } from './config/production-rules';
import { hasOtherServer } from './database/sqlite/other-server';
import { withTimeout } from './common/with-timeout';
import { prepareShop } from './first-start';
import { SecretRotation } from './modules/auth/secret-rotation.service';
import { closeOnSignal } from './shutdown';
import { openMetrics } from './open-metrics';
import { describeStartFailure } from './start-failure';
import { describeRunningShop } from './welcome';

/** How long a start that failed may take to close what had opened. */
const CLOSE_MS = 10_000;

/** Boots: configuration, application, listening, database, first data. */
export async function serve(): Promise<void> {
  let config: Config | undefined;
  let app: NestFastifyApplication | undefined;
  // A person reads what is printed elsewhere; in production a program does.
  const log = isProduction() ? await createLogger({ logLevel: 'info' }) : undefined;
  if (log) {
    takeOverOutput(log);
    // Node would let every program on this machine debug the shop.
    process.on('SIGUSR1', () => log.warn('SIGUSR1 opens no debugger in production.'));
  }
  try {
    config = await loadServerConfig();
    if (log) log.level = config.logLevel;
    app = await buildApp(config);
    closeOnSignal(app);
    if (config.metricsPort !== undefined) await openMetrics(app, config);
    await app.listen(config.port, config.host);
    await warnOfOtherServer(config);
    warnOfLocalLinks(config);
    warnOfPlainHttp(config);
    warnOfNoMails(config);
    warnOfUnknownSeller(config);
    await openShop(app, prepareShop.bind(undefined, app, config));
    await app.get(SecretRotation).reencrypt();
    const url = await app.getUrl();
    if (log) log.info({ context: 'Boot', url }, 'The shop is open.');
    else console.log(describeRunningShop(url, config));
  } catch (error) {
    const sentences = describeStartFailure(error, config);
    const lines = ['The shop cannot start.', ...(sentences ?? [])];
    if (log) {
      log.level = 'fatal';
      log.fatal({ context: 'Boot', ...(sentences ? {} : { err: error }) }, lines.join(' '));
    } else {
      console.error(sentences ? lines.join('\n') : error);
    }
    process.exitCode = 1;
    // What has opened must not keep alive a process that serves no request.
    if (app) await withTimeout(CLOSE_MS, app.close()).catch(() => undefined);
    process.exit(1);
  }
}

/** Several servers on one SQLite file lose nothing, but wait for one another, and are rarely meant. */
async function warnOfOtherServer({ database, dataDir }: Config): Promise<void> {
  if (database.kind === 'sqlite' && (await hasOtherServer(dataDir))) {
    new Logger('DATA_DIR').warn(
      `Another server runs on the SQLite database in ${dataDir}. Both are one shop, and each waits while the other ` +
        'writes. Several servers want a DATABASE_URL, two shops a DATA_DIR each.',
    );
  }
}

function warnOfLocalLinks({ environment, demo, publicUrl }: Config): void {
  if (environment !== 'production' || demo || !isLocal(new URL(publicUrl).hostname)) return;
  new Logger('PUBLIC_URL').warn(
    `Links in mails lead to ${publicUrl}, which only this machine reaches: set PUBLIC_URL to the address that people open.`,
  );
}

function warnOfPlainHttp({ environment, publicUrl }: Config): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (environment !== 'production' || protocol === 'https:' || isLocal(hostname)) return;
  new Logger('PUBLIC_URL').warn(
    `${publicUrl} is plain HTTP: whoever is between a visitor and the shop reads passwords and tokens. Put a reverse ` +
      'proxy with HTTPS in front, and let PUBLIC_URL begin with https://.',
  );
}

function warnOfNoMails({ environment, demo, smtpUrl }: Config): void {
  if (environment !== 'production' || demo || smtpUrl !== undefined) return;
  new Logger('SMTP_URL').warn(
    'SMTP_URL is not set: no mail is sent. Each becomes a file in DATA_DIR/outbox, links to new passwords included.',
  );
}

/** The law wants them on every page. */
function warnOfUnknownSeller({ environment, demo, seller }: Config): void {
  if (environment !== 'production' || demo) return;
  const missing = [
    ...(seller.owner === '' ? ['SHOP_OWNER'] : []),
    ...(seller.taxCode === '' ? ['SHOP_TAX_CODE'] : []),
    ...(seller.address === '' ? ['SHOP_ADDRESS'] : []),
  ];
  if (missing.length === 0) return;
  new Logger('SHOP_OWNER').warn(
    `The pages do not say who sells: set ${missing.join(', ')} to the name, tax code and address as they are registered.`,
  );
}
