/** What runs beside the proxy: the systemd unit's command, the lines of cron, the files of Prometheus. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '../cluster/support/until.mjs';
import { shipped } from './shipped.mjs';

const ARCHIVES = '/var/backups/shop';
const SETTINGS = '/etc/shop.env';

export function machineSteps(scratch) {
  const folder = join(scratch, 'machine');
  const [dataDir, backups, bin] = ['data', 'backups', 'bin'].map((name) => join(folder, name));
  const settings = join(folder, 'shop.env');
  for (const path of [folder, dataDir, backups, bin]) mkdirSync(path, { mode: 0o700 });
  writeFileSync(
    settings,
    shipped('shop.env', {
      '/var/lib/shop': dataDir,
      'JWT_SECRET=': `JWT_SECRET=${randomBytes(36).toString('base64')}`,
      'MANAGER_EMAIL=': 'MANAGER_EMAIL=linh@shop.example',
      'MANAGER_PASSWORD=': 'MANAGER_PASSWORD=Horse-Battery-77',
    }),
  );
  const command = join(bin, 'shop');
  writeFileSync(
    command,
    shipped('shop', {
      '/srv/shop': process.cwd(),
      [SETTINGS]: settings,
      '= shop ]': `= ${userInfo().username} ]`,
    }),
  );
  chmodSync(command, 0o755);
  const cron = readCron(backups, bin);

  return {
    'starts a process with the command line of the unit, and ends it': () => startUnit(settings),
    'makes, verifies and clears archives with the lines of cron': async () => {
      const old = join(backups, 'shop-2020-01-01.tar.gz');
      writeFileSync(old, '');
      utimesSync(old, new Date('2020-01-01'), new Date('2020-01-01'));
      const { status, stdout, stderr } = cron('shop backup');
      assert.deepEqual([status, stdout, stderr], [0, '', '']);
      assert.match(readdirSync(backups).join(' '), /^shop-\d{4}-\d\d-\d\d\.tar\.gz$/);
    },
    'says in the morning what is wrong, and nothing else': async () => {
      const { status, stdout } = cron('shop doctor');
      assert.equal(status, 0);
      if (stdout) assert.match(stdout, /✗/);
      assert.doesNotMatch(stdout, /✗ backups/);
      for (const name of readdirSync(backups)) utimesSync(join(backups, name), new Date(0), new Date(0));
      assert.match(cron('shop doctor').stdout, /✗ backups/);
    },
    'keeps archives off the machine': async () => {
      const repository = join(folder, 'offsite');
      const environment = {
        RESTIC_REPOSITORY: repository,
        RESTIC_PASSWORD: 'of this test alone',
        HOME: folder,
      };
      const restic = (...words) =>
        execFileSync('restic', words, { env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' });
      restic('init');
      writeFileSync(
        join(folder, 'offsite.env'),
        Object.entries(environment)
          .map(([name, value]) => `${name}='${value}'\n`)
          .join(''),
      );
      const { status, stderr } = cron('restic', { '/etc/shop-offsite.env': join(folder, 'offsite.env') });
      assert.deepEqual([status, stderr], [0, '']);
      assert.match(restic('ls', 'latest'), /shop-\d{4}-\d\d-\d\d\.tar\.gz/);
    },
    'has files that Prometheus reads': async () => {
      execFileSync('promtool', ['check', 'config', 'deploy/prometheus.yml'], { stdio: 'pipe' });
    },
  };
}

/** The unit's own command and environment, on a free port of four digits. */
async function startUnit(settings) {
  const unit = shipped('sneaker-shop@.service', {});
  const values = (name) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);
  assert.deepEqual(values('EnvironmentFile'), [SETTINGS]);
  assert.deepEqual(values('WorkingDirectory'), ['/srv/shop']);
  const port = await fourDigits();
  const own = values('Environment').join(' ').replaceAll('%i', port).split(' ');
  const [node, ...words] = values('ExecStart')[0].split(' ');
  assert.equal(node, '/usr/bin/node');
  // What the file says wins over `Environment`, as in systemd.
  const environment = { PATH: process.env.PATH, ...Object.fromEntries(own.map((line) => line.split('='))) };
  for (const [, name, value] of shippedLines(settings)) environment[name] = value.replace(/^'(.*)'$/, '$1');
  const child = spawn(process.execPath, words, {
    env: environment,
    stdio: process.env.TEST_LOUD ? 'inherit' : 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    await until(
      'the unit’s process is ready',
      async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok,
    );
    const metrics = await fetch(`http://127.0.0.1:1${port}/metrics`);
    assert.match(await metrics.text(), /http_request_duration_seconds/);
    const begun = Date.now();
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    const seconds = (Date.now() - begun) / 1000;
    assert.ok(seconds < Number(values('TimeoutStopSec')[0]), `${seconds} s`);
  } finally {
    child.kill('SIGKILL');
  }
}

function shippedLines(file) {
  return execFileSync('cat', [file], { encoding: 'utf8' }).matchAll(/^([A-Z_0-9]+)=(.*)$/gm);
}

async function fourDigits() {
  for (;;) {
    const port = await freePort();
    const short = 2000 + (port % 8000);
    if ((await isFree(short)) && (await isFree(10_000 + short))) return String(short);
  }
}

function isFree(port) {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    () => true,
  );
}

/** Runs the line with these words as cron does, on this machine's folders. */
function readCron(backups, bin) {
  return (words, replacements = {}) => {
    const text = shipped('shop.cron', { [ARCHIVES]: backups, ...replacements });
    const line = text.split('\n').find((one) => /^(?:# )?[\d*]/.test(one) && one.includes(words));
    assert.ok(line, `no line of cron has ${words}`);
    const [, command] = /^(?:# )?(?:\S+ ){5}shop (.*)$/.exec(line);
    assert.ok(existsSync(backups));
    return spawnSync('/bin/sh', ['-c', command.replaceAll('\\%', '%')], {
      env: { PATH: `${bin}:/usr/bin:/bin`, HOME: backups },
      encoding: 'utf8',
    });
  };
}
