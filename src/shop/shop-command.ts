import type { INestApplicationContext } from '@nestjs/common';
import type { ParseArgsConfig } from 'node:util';

/** What follows a command's name. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

interface Described {
  /** What follows its name. */
  readonly takes: string;
  /** One line of the help. */
  readonly does: string;
  /** How many words it takes at least and at most, besides its options. */
  readonly words: readonly [least: number, most: number];
  /** Its options, as `parseArgs` reads them. */
  readonly options?: ParseArgsConfig['options'];
  /** What `--help` adds. */
  readonly more?: string;
}

/** A command for the opened shop of the environment, whether its server runs or not. */
export interface CommandInShop extends Described {
  /**
   * @returns what is printed
   * @throws CommandError with a sentence
   */
  inShop(app: INestApplicationContext, given: CommandInput): Promise<string>;
}

/** A command that opens no shop. */
export interface CommandAlone extends Described {
  /**
   * Prints what it has to say.
   * @returns the exit code
   * @throws CommandError, BackupError or ConfigError with a sentence
   */
  alone(given: CommandInput): Promise<number>;
}

/** A command of `npm run shop`. */
export type ShopCommand = CommandInShop | CommandAlone;
