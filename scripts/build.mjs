// Builds what is missing or older than its sources: node scripts/build.mjs [server] [web] [storybook]
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fail } from './fail.mjs';
import { withLock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const VITE = ['vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts'];
const STORYBOOK = ['storybook/dist/bin/dispatcher.js', 'build', '--config-dir', 'storybook'];

const PARTS = {
  server: {
    inputs: ['src', 'tsconfig.json', 'nest-cli.json', 'package-lock.json'],
    output: 'dist/server/main.js',
    commands: [['@nestjs/cli/bin/nest.js', 'build']],
  },
  web: {
    inputs: ['web', 'package-lock.json'],
    ignore: /\.(test|stories)\.tsx?$|\.mdx$/,
    output: 'dist/web/index.html',
    commands: [VITE, [...VITE, '--ssr', 'src/entry-server.tsx']],
  },
  storybook: {
    inputs: ['storybook', 'web', 'package-lock.json'],
    ignore: /\.test\.tsx?$/,
    output: 'dist/storybook/index.html',
    commands: [[...STORYBOOK, '--output-dir', 'dist/storybook', '--disable-telemetry', '--quiet']],
  },
};

/** Builds the outdated parts in parallel. @throws with the tool's output if a build fails */
export async function build(names = Object.keys(PARTS)) {
  if (names.every(isCurrent)) return;
  await withLock(join(root, 'dist/.build/lock'), () =>
    Promise.all(names.filter((name) => !isCurrent(name)).map(buildPart)),
  );
}

/** Whether nothing has changed since the last build began; adding or removing a file changes its folder. */
function isCurrent(name) {
  const { inputs, ignore, output } = PARTS[name];
  const built = statSync(join(root, 'dist/.build', name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isOlder = (path) => {
    const stats = statSync(path);
    const entries = stats.isDirectory() ? readdirSync(path).map((entry) => join(path, entry)) : [];
    return ignore?.test(path) || (stats.mtimeMs <= built && entries.every(isOlder));
  };
  return existsSync(join(root, output)) && inputs.every((input) => isOlder(join(root, input)));
}

async function buildPart(name) {
  const begun = new Date();
  console.log(`Building the ${name} …`);
  for (const [tool, ...words] of PARTS[name].commands) await run(join(root, 'node_modules', tool), words);
  writeFileSync(join(root, 'dist/.build', name), '');
  utimesSync(join(root, 'dist/.build', name), begun, begun);
  console.log(`Built the ${name} in ${Math.round((Date.now() - begun) / 1000)} s.`);
}

/** Runs a package's command, silently unless it fails. */
async function run(script, words) {
  if (!existsSync(script)) throw new Error(`${script}, which builds, is missing: run npm ci --include=dev.`);
  const env = { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1', CI: 'true' };
  const options = { cwd: root, env, maxBuffer: Infinity };
  const running = promisify(execFile)(process.execPath, [script, ...words], options);
  process.once('exit', () => running.child.kill());
  await running.catch(({ message, stdout, stderr }) => {
    throw new Error(`${message}\n${stdout}${stderr}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown) fail(new Error(`There is no part ${unknown}, only ${Object.keys(PARTS).join(', ')}.`));
  await build(names.length > 0 ? names : undefined).catch(fail);
}
