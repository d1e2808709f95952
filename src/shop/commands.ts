import { backup, restore } from './backup';
import { closePublished } from './close-published';
import { createManager } from './create-manager';
import { doctor } from './doctor';
import { endSessions } from './end-sessions';
import { migrateShop } from './migrate';
import { moveShop } from './move-database';
import { resetSecondFactor } from './reset-second-factor';
import { sendTestMail } from './send-test-mail';
import { setPassword } from './set-password';
import { verifyArchive } from './verify-backup';
import type { ShopCommand } from './shop-command';

const PASSWORD = 'The password is that of SHOP_PASSWORD, or is asked for at the terminal.';

export const COMMANDS: Readonly<Record<string, ShopCommand>> = {
  'create-manager': {
    takes: '--email <address> --first-name <name> --last-name <name>',
    does: 'opens an account for a manager',
    words: [0, 0],
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      phone: { type: 'string' },
      dob: { type: 'string' },
      country: { type: 'string' },
    },
    more: `${PASSWORD}
Options: --phone <number>, --dob <YYYY-MM-DD> (else 1970-01-01), --country <two letters> (else VN).`,
    inShop: createManager,
  },
  'set-password': {
    takes: '<email>',
    does: 'gives an account another password',
    words: [1, 1],
    more: PASSWORD,
    inShop: (app, { words: [email = ''] }) => setPassword(app, email),
  },
  'close-published': {
    takes: '',
    does: 'closes all accounts that still take the published password of the demo',
    words: [0, 0],
    inShop: closePublished,
  },
  'reset-second-factor': {
    takes: '<email>',
    does: 'turns two-step sign-in off for who has lost app and recovery codes',
    words: [1, 1],
    inShop: (app, { words: [email = ''] }) => resetSecondFactor(app, email),
  },
  'end-sessions': {
    takes: '<email> | --all',
    does: 'ends the sign-ins of an account, or of all',
    words: [0, 1],
    options: { all: { type: 'boolean' } },
    inShop: endSessions,
  },
  'send-test-mail': {
    takes: '<email>',
    does: 'sends a mail at once, and tells what the mail server says',
    words: [1, 1],
    inShop: (app, { words: [email = ''] }) => sendTestMail(app, email),
  },
  'move-database': {
    takes: '<url> | sqlite',
    does: 'moves all rows into another, empty database, and checks them',
    words: [1, 1],
    more: `The environment is that of the shop as it is; the address is mysql://user@host:3306/name, or sqlite for
the embedded database in DATA_DIR. The password of the address is that of SHOP_PASSWORD, or is asked for at the
terminal. Stop the shop first. A move that was cut off is begun again with the same command.`,
    alone: ({ words: [address = ''] }) => moveShop(address),
  },
  doctor: {
    takes: '[--backups <folder>] [--json]',
    does: 'looks at settings, database, files and servers, and says how to mend what is wrong',
    words: [0, 0],
    options: { backups: { type: 'string' }, json: { type: 'boolean' } },
    more: `It changes nothing. ✓ is in order, ! is worth a look, ✗ is wrong: then the exit code is 1.
--backups looks at the age and the rights of the archives in a folder; --json is for programs.`,
    alone: doctor,
  },
  migrate: {
    takes: '',
    does: 'migrates the database; a start does so as well',
    words: [0, 0],
    alone: migrateShop,
  },
  backup: {
    takes: '[<archive>]',
    does: 'writes database and uploads into an archive, while the shop runs',
    words: [0, 1],
    alone: ({ words: [file] }) => backup(file),
  },
  restore: {
    takes: '<archive>',
    does: 'puts them into a DATA_DIR without a shop, and into the empty database of DATABASE_URL',
    words: [1, 1],
    alone: ({ words: [file = ''] }) => restore(file),
  },
  'verify-backup': {
    takes: '<archive>',
    does: 'restores an archive into a scratch place, checks it, and leaves nothing',
    words: [1, 1],
    more: 'The environment is that of the shop. A dump of a server needs a user who may make a database.',
    alone: ({ words: [archive = ''] }) => verifyArchive(archive),
  },
};
