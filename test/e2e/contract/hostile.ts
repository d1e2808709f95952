import fc from 'fast-check';
import { UNKNOWN_ID, type Ask } from './world';

/** A request as text, as it is sent. */
export interface Draft {
  path: string;
  query: string;
  body: string | Buffer | undefined;
  headers: Record<string, string>;
}

/** One mutation of a valid request. `at` selects one of the possible places. */
export type Mutation =
  | { kind: 'replace'; at: number; value: unknown }
  | { kind: 'add'; at: number; key: string; value: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'body'; value: unknown }
  | { kind: 'raw body'; text: string }
  | { kind: 'cut body'; at: number }
  | { kind: 'bytes'; bytes: number[] }
  | { kind: 'path'; text: string }
  | { kind: 'raw path'; text: string }
  | { kind: 'query'; at: number; key: string; text: string }
  | { kind: 'raw query'; text: string }
  | { kind: 'header'; key: string; text: string };

const DEEP = 1000;

const TEXTS = [
  '', ' ', '\0', 'a\0b', '\u202e', '\ufeff', '\ud800', '￿', '😀'.repeat(40), 'Giày '.repeat(50), 'ﷺ'.repeat(300),
  "' OR '1'='1", '"; DROP TABLE customers; --', '%', '_', '\\', '../../../etc/passwd', '<script>alert(1)</script>',
  '${7*7}', '{{7*7}}', '__proto__', 'constructor', 'null', 'undefined', 'NaN', 'Infinity', '-1', '0', '1e309', '0x10',
  '1.5', '99999999999999999999', '2026-02-30', '0000-00-00', 'x'.repeat(255), 'x'.repeat(70_000), UNKNOWN_ID, ',,,',
  '\r\nset-cookie: a=b', 'manager', 'canceled', 'true', '[]', '{}', '١٢', '１２',
]; // prettier-ignore

const NUMBERS = [
  0, -0, -1, 0.5, 1e21, 1e308, -1e308, Number.MIN_VALUE, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 2_147_483_648,
]; // prettier-ignore

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'then', 'id', '_id', 'role', 'passwordHash', '', '$where', 'a.b', '0', 'length', 'price', 'status', 'customerId']; // prettier-ignore

const RAW_BODIES = [
  '', ' ', '{', '[', '{"a":', '{"a":1}}', '{"a":1,"a":2}', "{'a':1}", 'null', '0', '"text"', 'NaN', '\ufeff{}', '{"__proto__":{"role":"manager"}}',
  '{"constructor":{"prototype":{"role":"manager"}}}', '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP), '['.repeat(100_000), `"${'x'.repeat(1_100_000)}"`, '{"a":1e999}', '{"\\u0000":1}', '{"\\ud800":"\\udfff"}',
]; // prettier-ignore

const RAW_QUERIES = [
  '&&&', '=', '%', '%E0%A4%A', '%00', 'page[]=1', 'page[a]=1', 'page=1&page=2', '__proto__[role]=manager', '__proto__=1', 'constructor=1', 'search=%FF%FE',
  'toString=1', 'limit=1e3', 'limit=+5', 'page=٣', 'search=' + 'x'.repeat(8000), 'color=' + 'a,'.repeat(2000), 'sort[$ne]=1', 'brand=nike&brand[]=puma',
]; // prettier-ignore

const RAW_PATHS = ['%', '%E0%A4%A', '%00', '%FF', '..%2f..%2f', '%2e%2e', ';', '*', ':id', 'null', '%F0%9F%91%9F', 'x'.repeat(600), 'x'.repeat(5000)]; // prettier-ignore

const HEADERS: Record<string, string[]> = {
  'content-type': ['', 'text/plain', 'application/json; charset=utf-16', 'application/JSON', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/xml', 'json', '*/*', 'application/json;;;', 'application/vnd.api+json'],
  authorization: ['Bearer', 'Bearer ', 'Bearer null', 'Basic YTpi', 'Bearer a.b.c', `Bearer ${'x'.repeat(5000)}`, 'bearer eyJhbGciOiJub25lIn0.e30.'],
  'idempotency-key': ['', ' ', 'k', 'k'.repeat(256), 'é', "' OR 1=1", 'a b'],
  'if-none-match': ['*', '""', 'W/"x"', 'x'.repeat(5000), '"a", "b"'],
  accept: ['text/html', 'image/webp', '', 'application/xml;q=0'],
  'accept-encoding': ['br;q=0', 'identity;q=0, *;q=0', 'gzip', 'nonsense'],
  'x-forwarded-for': ["1.1.1.1', 'x", 'unknown', '::1'],
  'x-request-id': ['a'.repeat(300), '<script>', ''],
  'x-http-method-override': ['DELETE', 'PUT'],
}; // prettier-ignore

/** fast-check's own unit of this kind first builds a map of all characters. */
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], ['nike'], [{}], { $ne: 1 }) },
  { weight: 1, arbitrary: fc.constant(null).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(Array<string>(3000).fill('x'), Array<number>(300).fill(1)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...KEYS), fc.constantFrom(1, 'x', null, {}), { noNullPrototype: true }) },
); // prettier-ignore

const at = fc.nat(1000);
const key = fc.constantFrom(...KEYS);

function one<K extends Mutation['kind']>(
  kind: K,
  parts: {
    [P in Exclude<keyof Extract<Mutation, { kind: K }>, 'kind'>]: fc.Arbitrary<
      Extract<Mutation, { kind: K }>[P]
    >;
  },
): fc.Arbitrary<Mutation> {
  return fc.record({ kind: fc.constant(kind), ...parts }) as unknown as fc.Arbitrary<Mutation>;
}

const header = fc
  .constantFrom(
    ...Object.entries(HEADERS).flatMap(([name, texts]) => texts.map((entry) => [name, entry] as const)),
  )
  .map(([name, entry]): Mutation => ({ kind: 'header', key: name, text: entry }));

const ofBody: fc.WeightedArbitrary<Mutation>[] = [
  { weight: 8, arbitrary: one('replace', { at, value }) },
  { weight: 2, arbitrary: one('add', { at, key, value }) },
  { weight: 2, arbitrary: one('remove', { at }) },
  { weight: 2, arbitrary: one('body', { value }) },
  { weight: 2, arbitrary: one('raw body', { text: fc.constantFrom(...RAW_BODIES) }) },
  { weight: 1, arbitrary: one('cut body', { at }) },
  { weight: 1, arbitrary: one('bytes', { bytes: fc.array(fc.nat(255), { maxLength: 64 }) }) },
];
const ofAddress: fc.WeightedArbitrary<Mutation>[] = [
  { weight: 3, arbitrary: one('query', { at, key, text }) },
  { weight: 2, arbitrary: one('raw query', { text: fc.constantFrom(...RAW_QUERIES) }) },
  { weight: 2, arbitrary: header },
];
const ofPath: fc.WeightedArbitrary<Mutation>[] = [
  { weight: 3, arbitrary: one('path', { text }) },
  { weight: 2, arbitrary: one('raw path', { text: fc.constantFrom(...RAW_PATHS) }) },
];

/** One to three mutations of a request. */
export function mutations(has: { body: boolean; id: boolean }): fc.Arbitrary<Mutation[]> {
  const choices = [...ofAddress, ...(has.body ? ofBody : []), ...(has.id ? ofPath : [])];
  return fc.array(fc.oneof(...choices), { minLength: 1, maxLength: 3 });
}

/** The valid request with all mutations applied. */
export function draft(path: string, ask: Ask, changes: Mutation[]): Draft {
  const made: Draft = {
    path: path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(ask.params?.[name] ?? '')),
    query: new URLSearchParams(ask.query as Record<string, string>).toString(),
    body: Buffer.isBuffer(ask.body) ? ask.body : undefined,
    headers: { ...ask.headers },
  };
  let json = Buffer.isBuffer(ask.body) ? undefined : structuredClone(ask.body);
  let isRaw = Buffer.isBuffer(ask.body);
  for (const change of changes) {
    if (change.kind === 'replace' || change.kind === 'add' || change.kind === 'remove')
      changeField(json, change);
    else if (change.kind === 'body') [json, isRaw] = [structuredClone(change.value), false];
    else if (change.kind === 'header') made.headers[change.key] = change.text;
    else isRaw = changeLetters(made, path, json, change) || isRaw;
  }
  if (!isRaw && json !== undefined) made.body = JSON.stringify(json);
  if (made.body !== undefined) made.headers['content-type'] ??= 'application/json';
  return made;
}

type LetterChange = Exclude<Mutation, { kind: 'replace' | 'add' | 'remove' | 'body' | 'header' }>;

/** @returns whether the body no longer matches the JSON */
function changeLetters(made: Draft, path: string, json: unknown, change: LetterChange): boolean {
  switch (change.kind) {
    case 'raw body':
      made.body = change.text;
      return true;
    case 'cut body': {
      const whole = made.body ?? JSON.stringify(json) ?? '';
      made.body = Buffer.from(whole).subarray(0, Math.floor((whole.length * change.at) / 1000));
      return true;
    }
    case 'bytes':
      made.body = Buffer.concat([Buffer.from(made.body ?? ''), Buffer.from(change.bytes)]);
      return true;
    case 'path':
    case 'raw path':
      made.path = path.replace(/\{\w+\}/g, () =>
        change.kind === 'path' ? encoded(change.text) : change.text,
      );
      return false;
    case 'query':
    case 'raw query': {
      const names = [
        ...new URLSearchParams(made.query).keys(),
        'page',
        'limit',
        'search',
        change.kind === 'query' ? change.key : '',
      ];
      const more =
        change.kind === 'query'
          ? `${encoded(names[change.at % names.length]!)}=${encoded(change.text)}`
          : change.text;
      made.query = made.query ? `${made.query}&${more}` : more;
      return false;
    }
  }
}

type FieldChange = Extract<Mutation, { kind: 'replace' | 'add' | 'remove' }>;

/** Changes one of the fields anywhere in a body. */
function changeField(json: unknown, change: FieldChange): void {
  const places = fieldsIn(json);
  const place = places[change.at % Math.max(1, places.length)];
  if (change.kind === 'add') return define(place?.owner ?? json, change.key, change.value);
  if (!place) return;
  if (change.kind === 'remove') delete place.owner[place.name];
  else define(place.owner, place.name, change.value);
}

interface Place {
  owner: Record<string, unknown>;
  name: string;
}

function fieldsIn(json: unknown): Place[] {
  if (typeof json !== 'object' || json === null) return [];
  const owner = json as Record<string, unknown>;
  return Object.keys(owner).flatMap((name) => [{ owner, name }, ...fieldsIn(owner[name])]);
}

/** Defines an own property, where an assignment would set the prototype. */
function define(owner: unknown, name: string, entry: unknown): void {
  if (typeof owner !== 'object' || owner === null) return;
  if (Array.isArray(owner) && name === 'length') return;
  // A copy, since later mutations must not change later requests.
  const value = structuredClone(entry);
  Object.defineProperty(owner, name, { value, enumerable: true, configurable: true, writable: true });
}

function nested(): unknown {
  let inner: unknown = 1;
  for (let depth = 0; depth < DEEP; depth += 1) inner = depth % 2 ? [inner] : { a: inner };
  return inner;
}

function encoded(letters: string): string {
  // Half a surrogate pair has no encoding.
  return encodeURIComponent(Buffer.from(letters).toString());
}
