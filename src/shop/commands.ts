import type { INestApplicationContext } from '@nestjs/common';
import { closePublished } from './close-published';
import { setPassword } from './set-password';

/** What an operator does without a mail or a browser. */
export interface ShopCommand {
  /** What follows its name. */
  readonly takes: readonly string[];
  /** One line of the help. */
  readonly does: string;
  /**
   * @param given as many words as it takes
   * @returns what is printed
   * @throws Refused with a sentence
   */
  run(app: INestApplicationContext, given: readonly string[]): Promise<string>;
}

export const COMMANDS: Readonly<Record<string, ShopCommand>> = {
  'set-password': {
    takes: ['<email>'],
    does: 'gives an account another password: that of SHOP_PASSWORD, or one that is asked for',
    run: (app, [email = '']) => setPassword(app, email),
  },
  'close-published': {
    takes: [],
    does: 'closes all accounts that still take the published password of the demo',
    run: closePublished,
  },
};
