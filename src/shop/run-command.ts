import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error';
import { loadConfig, readConfig, type Settings } from '../config/load-config';
import { describeStartFailure } from '../start-failure';
import { COMMANDS } from './commands';
import { endOnSignal } from '../operations/on-signal';
import { Refused } from '../operations/refused';
import type { CommandInShop, Given, ShopCommand } from './shop-command';

const WIDTH = 24;

/**
 * `npm run shop -- <command>`: one thing done to the shop of the environment.
 * @param given the command's name and what follows it
 * @returns the exit code
 */
export async function runShopCommand([name, ...rest]: readonly string[]): Promise<number> {
  endOnSignal();
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    console.log(listOfCommands());
    return name === undefined ? 1 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refuse(`There is no command ${name}.\n\n${listOfCommands()}`);
  if (rest.some((word) => ['--help', '-h'].includes(word))) {
    console.log(helpOf(name, command));
    return 0;
  }
  const given = read(command, rest);
  if (!given)
    return refuse(`It is used so, with nothing more, and no password either: ${usageOf(name, command)}`);
  try {
    return 'alone' in command ? await command.alone(given) : await runInShop(command, given);
  } catch (error) {
    return refuse(describe(error));
  }
}

async function runInShop(command: CommandInShop, given: Given): Promise<number> {
  const { buildApp, openShop } = await import('../app.js');
  let app: NestFastifyApplication | undefined;
  try {
    app = await buildApp({ ...loadConfig(), logLevel: 'silent' });
    await openShop(app);
    console.log(await command.inShop(app, given));
    return 0;
  } finally {
    await app?.close();
  }
}

function read({ options = {}, words: [least, most] }: ShopCommand, args: string[]): Given | undefined {
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
    if (words.length < least || words.length > most) return undefined;
    return { words, options: values as Given['options'] };
  } catch {
    return undefined;
  }
}

/** A sentence; the error as it is when the operator could not have caused it. */
function describe(error: unknown): unknown {
  if (error instanceof Refused || error instanceof BackupError) return error.message;
  const sentences = describeStartFailure(error, readSettings());
  // The system and the database server say in their own words what else they refuse.
  const isRefusal = error instanceof Error && ('syscall' in error || 'sqlState' in error);
  return sentences?.join('\n') ?? (isRefusal ? error.message : error);
}

function readSettings(): Settings | undefined {
  try {
    return readConfig();
  } catch {
    return undefined;
  }
}

function refuse(why: unknown): 1 {
  console.error(why);
  return 1;
}

function usageOf(name: string, { takes }: ShopCommand): string {
  return `npm run shop -- ${name} ${takes}`.trimEnd();
}

function helpOf(name: string, command: ShopCommand): string {
  const does = command.does.charAt(0).toUpperCase() + command.does.slice(1);
  return [usageOf(name, command), '', `${does}.`, ...(command.more ? [command.more] : [])].join('\n');
}

function listOfCommands(): string {
  const lines = Object.entries(COMMANDS).map(([name, { takes, does }]) => {
    const usage = `  ${name} ${takes}`.trimEnd();
    return usage.length < WIDTH + 4
      ? `${usage.padEnd(WIDTH + 4)}${does}`
      : `${usage}\n${' '.repeat(WIDTH + 4)}${does}`;
  });
  return [
    'npm run shop -- <command>, with the environment of the shop; --help after one tells more:',
    ...lines,
  ].join('\n');
}
