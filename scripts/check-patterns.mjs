// Proves that every regular expression of the shop runs in linear time, so that no text can block the process. A
// pattern must be a literal or be built from constants of its own file; any other pattern fails, since it cannot be
// proven.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

// Use only Recheck's JavaScript backend: it decides by automata, so its results do not vary.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = (await import('recheck')).default;

const FOLDERS = ['src', 'web/src'];
const NOT_SERVED = /\/api\/generated\/|\/testing\/|\.(?:test|stories)\.tsx?$/;
const LONGEST_MS = 60_000;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
).filter((file) => /\.tsx?$/.test(file) && !NOT_SERVED.test(file));
const patterns = files.flatMap(patternsOf);
const verdicts = new Map();
const wrong = patterns.filter((pattern) => faultOf(pattern) !== null);

for (const pattern of wrong) console.error(`${pattern.place}  ${pattern.text}\n  ${faultOf(pattern)}`);
console.log(`${patterns.length} patterns in ${files.length} files, ${wrong.length} not proven linear`);
process.exit(wrong.length === 0 && patterns.length > 0 ? 0 : 1);

/** Why a pattern is not proven, or null. */
function faultOf({ source, flags, fault }) {
  if (fault) return fault;
  const key = `/${source}/${flags}`;
  if (!verdicts.has(key)) verdicts.set(key, verdictOn(source, flags));
  return verdicts.get(key);
}

function verdictOn(source, flags) {
  const { status, complexity, error, attack } = checkSync(source, flags, {
    checker: 'automaton',
    timeout: LONGEST_MS,
  });
  if (status === 'safe') return null;
  if (status === 'unknown') return `not decided: ${JSON.stringify(error)}`;
  return `${complexity.summary}, as with ${attack.pattern}`;
}

/** A file's patterns: literals, and calls of RegExp. */
function patternsOf(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = constantsOf(tree);
  const found = [];
  const visit = (node) => {
    const place = () => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push({ place: place(), text: node.text, source, flags });
    } else if (isCallOfRegExp(node)) {
      const [source, flags = ''] = (node.arguments ?? []).map((part) => valueOf(part, constants));
      const isKnown = typeof source === 'string' && typeof flags === 'string';
      const fault = isKnown ? undefined : 'it is built from what is not constant in its own file';
      found.push({ place: place(), text: node.getText(), source, flags, fault });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isCallOfRegExp(node) {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && node.expression.getText() === 'RegExp';
}

/** A file's constants by name, without names that are declared twice. */
function constantsOf(tree) {
  const constants = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const isConst = (node.parent.flags & ts.NodeFlags.Const) !== 0;
      const isFirst = !constants.has(node.name.text);
      constants.set(node.name.text, isConst && isFirst ? node.initializer : undefined);
    } else if (ts.isParameter(node) && ts.isIdentifier(node.name)) constants.set(node.name.text, undefined);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return constants;
}

/** The value of a constant expression, a text or a number; undefined for any other expression. */
function valueOf(node, constants) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return valueOf(constants.get(node.text), constants);
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const value = valueOf(expression, constants);
    return value === undefined ? undefined : value + literal.text;
  });
  return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
}
