import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error';
import { shopCommand } from '../config/command-line';
import { loadConfig, readConfig, type Settings } from '../config/load-config';
import { describeStartFailure } from '../start-failure';
import { COMMANDS } from './commands';
import { endOnSignal } from '../operations/on-signal';
import { CommandError } from '../operations/command-error';
import type { CommandInShop, CommandInput, ShopCommand } from './shop-command';

const WIDTH = 24;

/**
 * Runs `npm run shop -- <command>` on the shop that the environment's settings name.
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

async function runInShop(command: CommandInShop, given: CommandInput): Promise<number> {
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

function read({ options = {}, words: [least, most] }: ShopCommand, args: string[]): CommandInput | undefined {
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
    if (words.length < least || words.length > most) return undefined;
    return { words, options: values as CommandInput['options'] };
  } catch {
    return undefined;
  }
}

/** A sentence for an error that the operator can correct; all others unchanged, with their stack. */
function describe(error: unknown): unknown {
  if (error instanceof CommandError || error instanceof BackupError) return error.message;
  const sentences = describeStartFailure(error, readSettings());
  // Other errors of the operating system and the database server: their own message.
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
  return shopCommand(`${name} ${takes}`);
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
    `${shopCommand('<command>')}, with the environment of the shop; --help after one tells more:`,
    ...lines,
  ].join('\n');
}
