import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchChromium } from './test/support/chromium';

/**
 * The browser tests drive the built shop (`npm run build`) on a fresh demo database and a free port.
 */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  // A busy machine is ten times slower than an idle one.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./test/support/browser-counts.ts']],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Recording takes a tenth of the time, and CI keeps no files.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: launchChromium(),
  },
  projects: [
    // What looks and works the same at every width runs once: a customer's steps on the phone; staff's work, the keyboard,
    // several windows, and what sets its widths itself at the desk.
    { name: 'phone', grepInvert: /@desk/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1366, height: 850 } } },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    env: {
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-browser-')),
      LOG_LEVEL: 'warn',
      // All of the tests' people come from one address, and one of them orders in many tests.
      ...{ RATE_LIMITS: 'off', PENDING_ORDERS: '1000000', PENDING_PAIRS: '1000000' },
    },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<shop_port>\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
