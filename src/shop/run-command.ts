import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildApp, openShop } from '../app';
import type { Config } from '../config/config';
import { loadConfig } from '../config/load-config';
import { describeStartFailure } from '../start-failure';
import { COMMANDS } from './commands';
import { Refused } from './refused';

const WIDTH = 26;

/**
 * `npm run shop -- <command>`: one thing done to the shop of the environment, whether its server runs or not.
 * @param given the command's name and what follows it
 * @returns the exit code
 */
export async function runShopCommand([name, ...given]: readonly string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isHelp =
    name === undefined || [name, ...given].some((word) => ['--help', '-h', 'help'].includes(word));
  if (isHelp) {
    console.log(help());
    return name === undefined ? 1 : 0;
  }
  if (!command) return refuse(`There is no command ${name}.\n\n${help()}`);
  if (given.length !== command.takes.length) {
    const usage = [`npm run shop -- ${name}`, ...command.takes].join(' ');
    return refuse(`It is used so, with nothing more, and no password either: ${usage}`);
  }
  let config: Config | undefined;
  let app: NestFastifyApplication | undefined;
  try {
    config = loadConfig();
    app = await buildApp({ ...config, logLevel: 'silent' });
    await openShop(app);
    console.log(await command.run(app, given));
    return 0;
  } catch (error) {
    if (error instanceof Refused) return refuse(error.message);
    return refuse(describeStartFailure(error, config)?.join('\n') ?? error);
  } finally {
    await app?.close();
  }
}

function refuse(why: unknown): 1 {
  console.error(why);
  return 1;
}

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { takes, does }]) => `  ${[name, ...takes].join(' ').padEnd(WIDTH)}${does}`,
  );
  return ['npm run shop -- <command>, with the environment of the shop:', ...lines].join('\n');
}
