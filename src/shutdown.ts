import { Logger, type INestApplication } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from './config/config';
import { Readiness } from './health/readiness';
import { MailWorker } from './mail/mail-worker';

/** Longer than a mail may take, since one whose end nobody notes is sent again. */
const TIMEOUT_MS = 40_000;

/**
 * On SIGTERM, SIGINT or SIGHUP: is not ready any more and begins no mail, serves requests for DRAIN_SECONDS, accepts no new ones,
 * finishes running ones and mails, closes the database, exits with 0 (rule X8). It exits with 1 forty seconds after the
 * drain, and at a second signal.
 */
export function closeOnSignal(app: INestApplication): void {
  const logger = new Logger('Shutdown');
  const readiness = app.get(Readiness);
  let isClosing = false;
  const close = async (signal: NodeJS.Signals): Promise<void> => {
    if (isClosing) {
      logger.warn(`${signal} received again: ending at once.`);
      process.exit(1);
    }
    isClosing = true;
    const drainSeconds = readiness.isStarting() ? 0 : app.get(Config).drainSeconds;
    const drain = drainSeconds > 0 ? `serving requests for ${drainSeconds} s, then ` : '';
    logger.log(`${signal} received: ${drain}closing.`);
    readiness.end();
    app.get(MailWorker).stop();
    await sleep(drainSeconds * 1000);
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    await app.close();
  };
  const end = (signal: NodeJS.Signals): void => {
    close(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // From a terminal that is closed.
  process.on('SIGHUP', end);
}
