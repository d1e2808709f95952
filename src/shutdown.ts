import type { INestApplication } from '@nestjs/common';
import { Logger } from '@nestjs/common';

const PATIENCE_MS = 10_000;

/**
 * On SIGTERM or SIGINT: accepts no new requests, finishes running ones, closes the database, exits with 0 (rule X8).
 * After ten seconds it exits with 1.
 */
export function closeOnSignal(app: INestApplication): void {
  const logger = new Logger('Shutdown');
  let isClosing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (isClosing) return;
    isClosing = true;
    logger.log(`${signal} received: closing.`);
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
