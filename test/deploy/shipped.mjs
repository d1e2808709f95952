import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/**
 * A file of deploy/ with what differs on this machine.
 * @param replacements text in the file → text instead. @throws when the file lacks one
 */
export function shipped(name, replacements) {
  const file = new URL(`../../deploy/${name}`, import.meta.url);
  return Object.entries(replacements).reduce(
    (text, [theirs, ours]) => {
      assert.ok(text.includes(theirs), `deploy/${name} lacks ${theirs}`);
      return text.replaceAll(theirs, ours);
    },
    readFileSync(file, 'utf8'),
  );
}
