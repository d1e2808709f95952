// Fails when the documentation is outdated: a comment cites a rule that docs/rules.md lacks, a rule number is
// used twice, a page names a missing file, folder or function, a requirement that docs/security.md calls met names
// no existing test or check, or the drawing of the folders is outdated.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const RULES = 'docs/rules.md';
/** Decisions describe the past, so their files may no longer exist. */
const PAGES = ['README.md', 'CONTRIBUTING.md', ...pagesOf('docs')];
const SECURITY = 'docs/security.md';
const REQUIREMENT = /^\| (\d[^|]*)\| (met|partly|not met) *\| (.*) \|$/gm;
const TEST = /\.(spec|test)\.tsx?$/;
const CHECK = /^(scripts\/)?check-[\w-]+\.mjs$|^eslint\.config\.mjs$|^\.dependency-cruiser\.cjs$/;
const FOLDERS = ['src', 'web', 'test', 'storybook', 'scripts', 'bench', 'openapi', 'docs'];
const CITED = /\brules? ((?:[A-Z]\d+)(?:(?:, | and )[A-Z]\d+)*)/g;
const NAMED = /`([\w.-]+(?:\/[\w.-]*)+|[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|md|json))`/g;

/** `httpError(404, …)` and `@Idempotent()`: a function that is called. */
const CALLED = /`@?([A-Za-z]\w*)\(/g;

function pagesOf(folder) {
  return readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : []));
}

const entries = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((entry) => `${folder}/${entry}`),
]);
const paths = new Set([...entries, ...readdirSync('.')]);
const names = new Set([...paths].map((path) => basename(path)));
const problems = [];

const numbers = [...readFileSync(RULES, 'utf8').matchAll(/^- (?:~~)?\*\*([A-Z]\d+)\*\*/gm)].map(
  ([, rule]) => rule,
);
const rules = new Set(numbers);
for (const rule of rules) {
  if (numbers.filter((other) => other === rule).length > 1)
    problems.push(`${RULES}: ${rule} stands there twice.`);
}

for (const file of entries.filter((entry) => /\.(tsx?|mjs|mdx)$/.test(entry))) {
  for (const [, cited] of readFileSync(file, 'utf8').matchAll(CITED)) {
    for (const [rule] of cited.matchAll(/[A-Z]\d+/g)) {
      if (!rules.has(rule)) problems.push(`${file}: there is no rule ${rule} in ${RULES}.`);
    }
  }
}

for (const page of PAGES) {
  for (const [, name] of readFileSync(page, 'utf8').matchAll(NAMED)) {
    const path = name.replace(/\/$/, '');
    const isOurs = !path.includes('/') || FOLDERS.includes(path.split('/')[0]);
    if (isOurs && !(path.includes('/') ? paths : names).has(path))
      problems.push(`${page}: there is no ${name}.`);
  }
}

const words = new Set(
  entries
    .filter((entry) => /\.(tsx?|mjs|cjs)$/.test(entry))
    .flatMap((entry) => readFileSync(entry, 'utf8').match(/\w+/g) ?? []),
);
for (const page of PAGES) {
  for (const [, name] of readFileSync(page, 'utf8').matchAll(CALLED)) {
    if (!words.has(name)) problems.push(`${page}: there is no ${name}().`);
  }
}

for (const [, row, state, text] of readFileSync(SECURITY, 'utf8').matchAll(REQUIREMENT)) {
  const requirement = row.trim();
  let tests = [];
  let isHeld = false;
  for (const [, file, title] of text.matchAll(/`([^`]+)`|\B'([^']+)'/g)) {
    if (file) {
      isHeld ||= TEST.test(file) || CHECK.test(file);
      tests = TEST.test(file) ? entries.filter((entry) => basename(entry) === basename(file)) : [];
    } else if (tests.length > 0 && !tests.some((test) => readFileSync(test, 'utf8').includes(title))) {
      problems.push(`${SECURITY}: ${requirement}: ${basename(tests[0])} has no test '${title}'.`);
    }
  }
  if (state === 'met' && !isHeld) problems.push(`${SECURITY}: ${requirement} names no test and no check.`);
}

for (const problem of problems) console.error(problem);
console.log(`${rules.size} rules, ${PAGES.length} pages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
// Importing it runs it; it exits when the drawing is outdated.
process.argv.push('--check');
await import('./draw-architecture.mjs');
