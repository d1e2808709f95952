import { compileMessage as compileWithLingui } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { compileMessage } from './compile-message';

/** The messages of the catalogue: every `msgid`, whose long ones go over several lines. */
function messagesOf(catalogue: string): string[] {
  return [...catalogue.matchAll(/^msgid ((?:"(?:[^"\\]|\\.)*"\n)+)/gm)]
    .map(([, lines = '']) => lines.match(/"(?:[^"\\]|\\.)*"/g)!.map((line) => JSON.parse(line) as string))
    .map((lines) => lines.join(''))
    .filter(Boolean);
}

const OURS = messagesOf(readFileSync('web/src/locales/en.po', 'utf8'));

test.each([
  'Add to cart',
  "Don't {what}: #1",
  '{count, plural, one {# pair} other {# pairs}} of {name}',
  '{count, plural, =0 {none} one {{name} pair} other {# pairs}}.',
  '{kind, select, nike {The # of {name}} other {{count, plural, one {one} other {# of them}}}}',
  'By <0>the terms</0>.',
])('compiles %p as Lingui does', (message) => {
  expect(compileMessage(message)).toEqual(compileWithLingui(message));
});

test('compiles every message of the shop as Lingui does', () => {
  expect(OURS.length).toBeGreaterThan(500);
  expect(OURS.map(compileMessage)).toEqual(OURS.map((message) => compileWithLingui(message)));
});
