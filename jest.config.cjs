const swc = (jsc) => ['@swc/jest', { jsc: { target: 'es2022', ...jsc }, module: { type: 'commonjs' } }];

/** What asks no database, or asks it nothing that another would answer otherwise: it is tested with SQLite alone. */
const ON_SQLITE_ALONE = [
  'auth/(guessable|hashing-line|password-forms|second-factor-changes|step-up|trail)',
  'chat/(?!answers\\.).*',
  'contract/(broken-requests|conformance|documentation|permissions)',
  'demo/places',
  'mail/(color-names|languages|link-mails|server-trouble)',
  'orders/(query-plans|transfer)',
  'payments/(demo|no-provider|providers)',
  'platform/(callers|config|connections|http|languages|process|published-password|request-id|request-limits)',
  'platform/(shop-commands|sqlite-transactions|static-sites)',
  'products/(bucket|picture-sweep-on-s3|uploads.*)',
  'seller/.*',
  'storefront/(sitemap|vietnamese-pages)',
];

/** What only a database server can do, or do wrong. */
const ON_A_SERVER_ALONE = ['platform/(cluster-lock|refusing-server)'];

/**
 * What takes ten seconds of a core and more, as it starts and kills the built server, asks thousands of times or sends
 * pictures to a bucket. `npm test` leaves it to `npm run check`.
 */
const SLOW = [
  'chat/adversarial',
  'concurrency/last-pair',
  'contract/conformance',
  'contract/fuzz',
  'contract/permissions',
  'mail/processes',
  'platform/backup-command',
  'platform/process',
  'platform/published-password',
  'platform/shop-commands',
  'platform/verify-backup',
  'products/picture-sweep-on-s3',
  'products/uploads-on-s3',
];

const files = (names) => names.map((name) => `<rootDir>/test/e2e/${name}.spec.ts`);
const onAnother = process.env.TEST_DATABASE_URL
  ? [...files(ON_SQLITE_ALONE), '<rootDir>/src/']
  : files(ON_A_SERVER_ALONE);

/** The server's pure rules, and the server over HTTP on SQLite or on the database that TEST_DATABASE_URL names. */
const server = {
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/e2e/**/*.spec.ts', '<rootDir>/src/**/*.spec.ts'],
  testPathIgnorePatterns: [...onAnother, ...files(SLOW)],
  globalSetup: '<rootDir>/test/support/database-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/server-setup.ts'],
  transform: {
    '^.+\\.ts$': swc({
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    }),
    '^.+\\.m?js$': swc({ parser: { syntax: 'ecmascript' } }),
  },
  // Jest can neither require() ES modules on Node 20, as which Nest 12 is published, nor import() anything.
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|cookie|content-disposition|@scure|@noble|@opentelemetry/otlp-exporter-base|caniemail|onetime|dot-prop|split-lines|mimic-function)/)',
  ],
};

const slow = { ...server, displayName: 'slow', testMatch: files(SLOW), testPathIgnorePatterns: onAnother };

/** The React app in jsdom, its API mocked by MSW. */
const web = {
  displayName: 'web',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/support/web-setup.ts'],
  transform: {
    '^.+\\.(t|j)sx?$': swc({
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    }),
    '^.+\\.mjs$': swc({ parser: { syntax: 'ecmascript' } }),
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@storybook|storybook|rettime|msw|@mswjs|until-async|@open-draft)/)',
  ],
  moduleNameMapper: {
    '\\.(css|svg)$': '<rootDir>/test/support/empty-module.cjs',
    '^@chakra-ui/react$': '<rootDir>/test/support/chakra.cjs',
    '/theme/recipe-sheet$': '<rootDir>/test/support/recipe-sheet.ts',
  },
};

module.exports = {
  projects: [slow, server, web],
  // Each file has a shop and a database of its own; Jest would leave a core idle.
  maxWorkers: '100%',
  // A worker keeps something of each file: after some fifty, the next takes three times as long as it does alone.
  workerIdleMemoryLimit: '800MB',
  testTimeout: 60_000,
  testSequencer: '<rootDir>/test/support/slow-first.cjs',
  reporters: ['default', '<rootDir>/test/support/jest-counts.cjs'],
};
