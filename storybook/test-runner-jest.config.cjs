const { existsSync } = require('node:fs');
const { getJestConfig } = require('@storybook/test-runner');

const CHROMIUM = '/usr/bin/chromium';
const base = getJestConfig();

/** The system's Chromium when there is one, else Playwright's own. */
module.exports = {
  ...base,
  displayName: 'stories',
  reporters: [...(base.reporters ?? ['default']), require.resolve('../test/support/jest-counts.cjs')],
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: existsSync(CHROMIUM) ? CHROMIUM : undefined,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
