import type { INestApplication } from '@nestjs/common';
import { Logger } from '@nestjs/common';

const PATIENCE_MS = 10_000;

/**
 * On SIGTERM or SIGINT: accept nothing new, finish what is in flight, close the database, exit 0. Whatever
 * takes longer than ten seconds is given up with exit code 1.
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
