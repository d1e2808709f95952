/**
 * Fails when a first visit to the home page loads too much JavaScript for a phone: the scripts in its HTML
 * and their static imports, compressed with gzip. Pages, dialogs and the back-office load later and must not
 * be among them.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { fail } from './fail.mjs';

const LIMIT_BYTES = 121_000;
const web = fileURLToPath(new URL('../dist/web', import.meta.url));

await build(['web']).catch(fail);
const files = [...firstScripts('index.html')].map((file) => ({
  file,
  bytes: gzipSync(readFileSync(join(web, file)), { level: 9 }).length,
}));
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const { file, bytes } of files) console.log(`${inKilobytes(bytes).padStart(9)}  ${file}`);
console.log(`${inKilobytes(total).padStart(9)}  in all, of at most ${inKilobytes(LIMIT_BYTES)} (gzip)`);
if (files.length === 0) fail(new Error('The home page names no script.'));
if (total > LIMIT_BYTES) fail(new Error('The home page fetches too much JavaScript at first.'));

/** A page's scripts, and the static imports of each. */
function firstScripts(page) {
  const html = readFileSync(join(web, page), 'utf8');
  const found = new Set();
  const collect = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(web, file), 'utf8');
    for (const [, from, bare] of code.matchAll(
      /\bfrom\s*"(\.\.?\/[^"]+\.js)"|\bimport\s*"(\.\.?\/[^"]+\.js)"/g,
    )) {
      collect(posix.join(dirname(file), from ?? bare));
    }
  };
  for (const [, path] of html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/(assets\/[^"]+\.js)"/g))
    collect(path);
  return found;
}
