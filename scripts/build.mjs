/**
 * Builds the parts that are missing or have changed: server, web and Storybook. Each part's inputs are hashed, and
 * the hash is stored next to the output, so a start without changes builds nothing. `node scripts/build.mjs [server]
 * [web] [storybook]` builds only the named parts.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, 'dist', '.build');

const TESTS = /\.test\.tsx?$/;
const TESTS_AND_STORIES = /\.(test|stories)\.tsx?$|\.mdx$/;

const PARTS = {
  server: {
    inputs: [
      'src',
      'tsconfig.json',
      'nest-cli.json',
      'scripts/server-bundle.config.mjs',
      'package-lock.json',
    ],
    output: 'dist/server/main.js',
    steps: [
      { tool: '@nestjs/cli', bin: 'nest', args: ['build'] },
      { tool: 'vite', bin: 'vite', args: ['build', '--config', 'scripts/server-bundle.config.mjs'] },
    ],
  },
  web: {
    inputs: ['web', 'package-lock.json'],
    ignore: TESTS_AND_STORIES,
    output: 'dist/web/index.html',
    steps: [
      { tool: 'vite', bin: 'vite', args: ['build', '--config', 'web/vite.config.ts'] },
      {
        tool: 'vite',
        bin: 'vite',
        args: ['build', '--config', 'web/vite.config.ts', '--ssr', 'src/entry-server.tsx'],
      },
    ],
  },
  storybook: {
    inputs: ['storybook', 'web', 'package-lock.json'],
    ignore: TESTS,
    output: 'dist/storybook/index.html',
    steps: [
      {
        tool: 'storybook',
        bin: 'storybook',
        args: [
          'build',
          '--config-dir',
          'storybook',
          '--output-dir',
          'dist/storybook',
          '--disable-telemetry',
          '--quiet',
        ],
      },
    ],
  },
};

/**
 * Builds the outdated parts, several at a time.
 *
 * @param {string[]} names the parts; all of them by default
 * @throws with the tool's output if a part does not build
 */
export async function build(names = Object.keys(PARTS)) {
  if (names.every(isCurrent)) return;
  const unlock = await lock();
  try {
    // Another process may have built the same parts while this one waited for the lock.
    await Promise.all(names.filter((name) => !isCurrent(name)).map(buildPart));
  } finally {
    unlock();
  }
}

function isCurrent(name) {
  const stamp = join(stamps, name);
  const { output } = PARTS[name];
  return (
    existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(name)
  );
}

function hashInputs(name) {
  const { inputs, ignore, steps } = PARTS[name];
  const hash = createHash('sha256').update(JSON.stringify(steps));
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input))).sort()) {
    const path = relative(root, file);
    if (!ignore?.test(path)) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path).flatMap((entry) => filesBelow(join(path, entry)));
}

async function buildPart(name) {
  const hash = hashInputs(name);
  const stamp = join(stamps, name);
  const start = Date.now();
  rmSync(stamp, { force: true });
  console.log(`Building the ${name} …`);
  for (const step of PARTS[name].steps) await run(step);
  writeFileSync(stamp, hash);
  console.log(`Built the ${name} in ${Math.round((Date.now() - start) / 1000)} s.`);
}

/** Runs a package's command, silently unless it fails. */
function run({ tool, bin, args }) {
  const directory = join(root, 'node_modules', tool);
  if (!existsSync(directory)) {
    throw new Error(`${tool}, which the build needs, is not installed: run npm ci --include=dev.`);
  }
  const commands = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).bin;
  const script = join(directory, typeof commands === 'string' ? commands : commands[bin]);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1', CI: 'true' };
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`${bin} ${args.join(' ')} failed:\n${Buffer.concat(output).toString()}`));
    });
  });
}

/**
 * A lock, so that only one of two servers that start at once builds dist/.
 *
 * @returns a function that releases the lock
 */
export async function lock() {
  mkdirSync(stamps, { recursive: true });
  const file = join(stamps, 'lock');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      const unlock = () => rmSync(file, { force: true });
      const stop = () => process.exit(130);
      process.once('exit', unlock);
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
      return () => {
        unlock();
        process.off('exit', unlock);
        process.off('SIGINT', stop);
        process.off('SIGTERM', stop);
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isHeldByTheLiving(file)) rmSync(file, { force: true });
      else await sleep(250);
    }
  }
}

function isHeldByTheLiving(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // A new lock file may still be empty.
    if (!pid) return Date.now() - statSync(file).mtimeMs < 2000;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    console.error(
      `There is no part called ${unknown.join(', ')}: choose of ${Object.keys(PARTS).join(', ')}.`,
    );
    process.exit(1);
  }
  await build(names.length > 0 ? names : undefined).catch(fail);
}

/** Prints the error and exits. */
export function fail(error) {
  console.error(error.message);
  process.exit(1);
}
