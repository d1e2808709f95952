import { defineConfig } from '@playwright/test';
import { launchChromium } from '../support/chromium';

const root = '../..';

/**
 * Every story of the built Storybook, which `scripts/test-stories.mjs` serves at STORYBOOK_URL. Everything that could
 * make two runs of a commit differ is fixed here and in `story-page.ts`: fonts without hinting and with grey
 * antialiasing, one device pixel per CSS pixel, sRGB colours.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results/stories`,
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['html', { outputFolder: `${root}/playwright-report/stories`, open: 'never' }],
    ['../support/browser-counts.ts', { suite: 'stories' }],
  ],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: launchChromium(
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--force-device-scale-factor=1',
    ),
  },
});
