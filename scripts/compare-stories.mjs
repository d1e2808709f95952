/**
 * Draws all stories of a commit and of the working tree on this machine, and writes one page with the pictures that
 * differ, side by side, the largest difference first. It asserts nothing: a person decides what was meant.
 *
 *   node scripts/compare-stories.mjs <commit>        `main`, `HEAD~3`, …
 *   node scripts/compare-stories.mjs <commit> -g 'Product card'
 *
 * A story has two pictures: desktop in light mode and phone in dark mode, or the combination that the story fixes.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { build } from './build.mjs';
import { fail } from './fail.mjs';
import { runStories } from './test-stories.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, 'test-results/snapshots');
/** A difference per channel, of 255, that people do not notice. */
const SAME = 8;

const [commit, ...rest] = process.argv.slice(2);
if (!commit || commit.startsWith('-'))
  fail(new Error('Name a commit: node scripts/compare-stories.mjs main'));
await compare().catch(fail);

async function compare() {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const before = await drawCommit();
  await build(['storybook']);
  const after = await draw(join(root, 'dist/storybook'), 'after');
  const names = [...new Set([...before.pictures, ...after.pictures])];
  const differing = [];
  for (const name of names) {
    const difference = await differenceOf(name, before, after);
    if (difference)
      differing.push({ ...difference, title: titleOf(name, { ...before.titles, ...after.titles }) });
  }
  differing.sort((one, other) => other.share - one.share);
  const page = join(output, 'index.html');
  await writeFile(page, pageOf(differing, names.length));
  console.log(`${differing.length} of ${names.length} pictures differ: ${page}`);
}

/** Builds the commit's Storybook in a separate worktree and draws it. */
async function drawCommit() {
  const folder = await mkdtemp(join(tmpdir(), 'stories-'));
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', folder, commit);
  try {
    await installInto(folder);
    execFileSync(process.execPath, ['scripts/build.mjs', 'storybook'], { cwd: folder, stdio: 'inherit' });
    return await draw(join(folder, 'dist/storybook'), 'before');
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

/** Installs the commit's packages: uses this tree's if both lockfiles are equal. */
async function installInto(folder) {
  const [own, other] = await Promise.all(
    [root, folder].map((at) => readFile(join(at, 'package-lock.json'), 'utf8')),
  );
  if (own === other) return symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

async function draw(built, name) {
  const folder = join(output, name);
  await mkdir(folder);
  await runStories(built, ['pictures.spec', ...rest], { STORY_PICTURES: folder });
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'));
  return { folder, pictures: await readdir(folder), titles: entries };
}

/**
 * Null when the pictures look the same; otherwise both pictures, the difference, and its share of the larger
 * one.
 */
async function differenceOf(name, before, after) {
  const files = [before, after].map(({ folder, pictures }) => pictures.includes(name) && join(folder, name));
  const bytes = await Promise.all(files.map((file) => file && readFile(file)));
  if (!bytes[0] || !bytes[1]) return { pictures: bytes, share: 1 };
  if (bytes[0].equals(bytes[1])) return null;
  const { share, mask } = await markPixels(...bytes);
  return share === 0 ? null : { pictures: [...bytes, mask], share };
}

async function markPixels(...bytes) {
  const [a, b] = await Promise.all(
    bytes.map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const width = Math.max(a.info.width, b.info.width);
  const height = Math.max(a.info.height, b.info.height);
  const mask = Buffer.alloc(width * height, 255);
  let count = 0;
  for (let at = 0; at < mask.length; at++) {
    const [one, other] = [a, b].map((picture) => pixelOf(picture, at % width, Math.floor(at / width)));
    if (one && other && one.every((value, channel) => Math.abs(value - other[channel]) < SAME)) continue;
    mask[at] = 0;
    count++;
  }
  const png = await sharp(mask, { raw: { width, height, channels: 1 } })
    .png({ palette: true })
    .toBuffer();
  return { share: count / mask.length, mask: png };
}

function pixelOf({ data, info: { width, height } }, x, y) {
  return x < width && y < height ? data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3) : null;
}

function titleOf(name, titles) {
  const [, id, mode] = /^(.*)-([a-z]+-(?:light|dark))\.png$/.exec(name);
  return `${titles[id].title} / ${titles[id].name}, ${mode.replace('-', ', ')}`;
}

function pageOf(differing, total) {
  const sections = differing.map(
    ({ title, share, pictures }) =>
      `<section><h2>${escape(title)}: ${(share * 100).toFixed(2)} %</h2><div>${[
        commit,
        'working tree',
        'what differs',
      ]
        .map(
          (of, column) =>
            `<figure><figcaption>${escape(of)}</figcaption>${imageOf(pictures[column])}</figure>`,
        )
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories that differ</title><style>
body { font: 16px/1.5 sans-serif; margin: 24px } h2 { font-size: 18px; margin: 32px 0 8px }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #bbb }</style>
<h1>${differing.length} of ${total} pictures differ from ${escape(commit)}</h1>${sections.join('\n')}</html>\n`;
}

function imageOf(png) {
  return png ? `<img alt="" src="data:image/png;base64,${png.toString('base64')}">` : '<p>Not drawn.</p>';
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
