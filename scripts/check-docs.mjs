// Fails when the documentation is out of date: a comment cites a rule that docs/rules.md lacks, a rule number is used
// twice, a page names a missing file or folder, or the drawing of the folders is outdated.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const RULES = 'docs/rules.md';
/** Decisions tell how things were, so their files may be gone. */
const PAGES = ['README.md', 'CONTRIBUTING.md', ...pagesOf('docs')];
const FOLDERS = ['src', 'web', 'test', 'storybook', 'scripts', 'bench', 'openapi', 'docs'];
const CITED = /\brules? ((?:[A-Z]\d+)(?:(?:, | and )[A-Z]\d+)*)/g;
const NAMED = /`([\w.-]+(?:\/[\w.-]*)+|[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|md|json))`/g;

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

for (const problem of problems) console.error(problem);
console.log(`${rules.size} rules, ${PAGES.length} pages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
// Importing it runs it; it exits when the drawing is outdated.
process.argv.push('--check');
await import('./draw-architecture.mjs');
