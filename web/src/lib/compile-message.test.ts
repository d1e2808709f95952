import { compileMessage as compileWithLingui } from '@lingui/message-utils/compileMessage';
import { readCatalogue } from '../../../test/support/catalogue';
import { compileMessage } from './compile-message';

const OURS = (['en', 'vi'] as const).flatMap((locale) => [...readCatalogue(locale).values()]);

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
  expect(OURS.length).toBeGreaterThan(1000);
  expect(OURS.map(compileMessage)).toEqual(OURS.map((message) => compileWithLingui(message)));
});
