import type { ShopCommand } from './shop-command';

const PASSWORD = 'The password is that of SHOP_PASSWORD, or is asked for at the terminal.';

/** Each command imports its file only when it is called: most need no application. */
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
    inShop: async (app, given) => (await import('./create-manager.js')).createManager(app, given),
  },
  'set-password': {
    takes: '<email>',
    does: 'gives an account another password',
    words: [1, 1],
    more: PASSWORD,
    inShop: async (app, { words: [email = ''] }) =>
      (await import('./set-password.js')).setPassword(app, email),
  },
  'close-published': {
    takes: '',
    does: 'closes all accounts that still take the published password of the demo',
    words: [0, 0],
    inShop: async (app) => (await import('./close-published.js')).closePublished(app),
  },
  'reset-second-factor': {
    takes: '<email>',
    does: 'turns two-step sign-in off for who has lost app and recovery codes',
    words: [1, 1],
    inShop: async (app, { words: [email = ''] }) =>
      (await import('./reset-second-factor.js')).resetSecondFactor(app, email),
  },
  'end-sessions': {
    takes: '<email> | --all',
    does: 'ends the sign-ins of an account, or of all',
    words: [0, 1],
    options: { all: { type: 'boolean' } },
    inShop: async (app, given) => (await import('./end-sessions.js')).endSessions(app, given),
  },
  'send-test-mail': {
    takes: '<email>',
    does: 'sends a mail at once, and tells what the mail server says',
    words: [1, 1],
    inShop: async (app, { words: [email = ''] }) =>
      (await import('./send-test-mail.js')).sendTestMail(app, email),
  },
  'move-database': {
    takes: '<url> | sqlite',
    does: 'moves all rows into another, empty database, and checks them',
    words: [1, 1],
    more: `The environment is that of the shop as it is; the address is mysql://user@host:3306/name, or sqlite for
the embedded database in DATA_DIR. The password of the address is that of SHOP_PASSWORD, or is asked for at the
terminal. Stop the shop first. A move that was cut off is begun again with the same command.`,
    alone: async ({ words: [address = ''] }) => (await import('./move-database.js')).moveShop(address),
  },
  doctor: {
    takes: '[--backups <folder>] [--json]',
    does: 'looks at settings, database, files and servers, and says how to mend what is wrong',
    words: [0, 0],
    options: { backups: { type: 'string' }, json: { type: 'boolean' } },
    more: `It changes nothing. ✓ is in order, ! is worth a look, ✗ is wrong: then the exit code is 1.
--backups looks at the age and the rights of the archives in a folder; --json is for programs.`,
    alone: async (given) => (await import('./doctor.js')).doctor(given),
  },
  migrate: {
    takes: '',
    does: 'migrates the database; a start does so as well',
    words: [0, 0],
    alone: async () => (await import('./migrate.js')).migrateShop(),
  },
  backup: {
    takes: '[<archive>]',
    does: 'writes database and uploads into an archive, while the shop runs',
    words: [0, 1],
    alone: async ({ words: [file] }) => (await import('./backup.js')).backup(file),
  },
  restore: {
    takes: '<archive>',
    does: 'puts them into a DATA_DIR without a shop, and into the empty database of DATABASE_URL',
    words: [1, 1],
    alone: async ({ words: [file = ''] }) => (await import('./backup.js')).restore(file),
  },
  'verify-backup': {
    takes: '<archive>',
    does: 'restores an archive into a scratch place, checks it, and leaves nothing',
    words: [1, 1],
    more: 'The environment is that of the shop. A dump of a server needs a user who may make a database.',
    alone: async ({ words: [archive = ''] }) => (await import('./verify-backup.js')).verifyArchive(archive),
  },
};
