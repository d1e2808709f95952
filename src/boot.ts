import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app';
import type { Config } from './config/config';
import { loadConfig } from './config/load-config';
import { fillFirstTime } from './first-start';
import { closeOnSignal } from './shutdown';
import { describeStartFailure } from './start-failure';
import { describeRunningShop } from './welcome';

/** Boots: configuration, application, first data, listening. */
async function main(): Promise<void> {
  let config: Config | undefined;
  let app: NestFastifyApplication | undefined;
  // What the shop writes is for its own user alone: the database, uploads, messages.
  process.umask(0o077);
  try {
    config = loadConfig();
    app = await createApp(config);
    await fillFirstTime(app, config);
    await app.listen(config.port, config.host);
    closeOnSignal(app);
    console.log(describeRunningShop(await app.getUrl(), config));
  } catch (error) {
    const sentences = describeStartFailure(error, config);
    console.error(sentences ? `The shop cannot start.\n${sentences.join('\n')}` : error);
    process.exitCode = 1;
    // What has opened must not keep a process alive that serves nobody.
    await app?.close().catch(() => undefined);
    process.exit(1);
  }
}

void main();
