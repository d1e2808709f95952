// Draws the folders of server and web and their imports into docs/architecture.md, as a Mermaid diagram. With
// `--check` it writes nothing and fails when the drawing is outdated.
//
// An arrow leads from a folder to one that it imports. Arrows that a longer path already implies are left out: `auth`
// imports `common`, but also `customers`, which imports `common`. A dotted arrow means types only.
import { readFileSync, writeFileSync } from 'node:fs';
import { isProduct, readImports, folderOf } from './imports.mjs';

const PAGE = 'docs/architecture.md';
const HALVES = { server: /^src(\/|$)/, web: /^web\/src(\/|$)/ };
const isCheck = process.argv.includes('--check');

const imports = readImports().filter(({ from, to }) => isProduct(from) && folderOf(from) !== folderOf(to));
const page = readFileSync(PAGE, 'utf8');
let drawn = page;
for (const [name, half] of Object.entries(HALVES)) {
  const edges = imports.filter(({ from, to }) => half.test(folderOf(from)) && half.test(folderOf(to)));
  drawn = replaced(drawn, name, draw(edges));
}

if (drawn === page) {
  console.log(`${PAGE} shows the imports that are there.`);
} else if (isCheck) {
  console.error(`${PAGE} shows other imports than there are: run node scripts/draw-architecture.mjs.`);
  process.exit(1);
} else {
  writeFileSync(PAGE, drawn);
  console.log(`${PAGE} is drawn anew.`);
}

function replaced(text, name, picture) {
  const [begin, end] = [`<!-- drawn: ${name} -->`, `<!-- drawn end: ${name} -->`];
  const [before, rest] = text.split(begin);
  if (rest === undefined || !rest.includes(end)) throw new Error(`${PAGE} has no place for the ${name}.`);
  return `${before}${begin}\n\n${picture}\n\n${end}${rest.slice(rest.indexOf(end) + end.length)}`;
}

/** A flowchart of the folders, sorted, so that equal imports give equal text. */
function draw(edges) {
  const graph = new Map();
  const hasCode = new Set();
  for (const { from, to, isType } of edges) {
    const [a, b] = [folderOf(from), folderOf(to)];
    graph.set(a, (graph.get(a) ?? new Set()).add(b));
    if (!graph.has(b)) graph.set(b, new Set());
    if (!isType) hasCode.add(`${a} ${b}`);
  }
  const folders = [...graph.keys()].sort();
  const arrows = folders.flatMap((a) =>
    [...graph.get(a)].sort().flatMap((b) => {
      const isMutual = graph.get(b).has(a);
      if (isImplied(graph, a, b) || (isMutual && b < a)) return [];
      const arrow = isMutual ? '<-->' : hasCode.has(`${a} ${b}`) ? '-->' : '-.->';
      return [`  ${idOf(a)} ${arrow} ${idOf(b)}`];
    }),
  );
  const isModule = (folder) => folder.startsWith('src/modules/');
  const modules = folders.filter(isModule).map((folder) => `    ${nodeOf(folder)}`);
  return [
    '```mermaid',
    'flowchart TD',
    ...folders.filter((folder) => !isModule(folder)).map((folder) => `  ${nodeOf(folder)}`),
    ...(modules.length > 0 ? ['  subgraph modules', ...modules, '  end'] : []),
    ...arrows,
    '```',
  ].join('\n');
}

/** Whether a longer path from `a` to `b` exists. */
function isImplied(graph, a, b) {
  return [...graph.get(a)].some(
    (c) => c !== b && reaches(graph, c, b) && !reaches(graph, b, c) && !reaches(graph, c, a),
  );
}

function reaches(graph, from, to, seen = new Set()) {
  if (from === to) return true;
  seen.add(from);
  return [...graph.get(from)].some((next) => !seen.has(next) && reaches(graph, next, to, seen));
}

function idOf(folder) {
  return folder.replace(/\W/g, '_');
}

function nodeOf(folder) {
  const label = folder === 'src' ? 'boot, app' : folder === 'web/src' ? 'main' : folder.split('/').at(-1);
  return `${idOf(folder)}["${label}"]`;
}
