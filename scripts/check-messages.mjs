/**
 * Fails when code and catalogues differ: a sentence that a catalogue lacks, one that no code uses any more, one that is
 * not translated, and one whose translation has other values or other elements. `npm run messages` adds and removes.
 */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { fail } from './build.mjs';

const config = getConfig();
const problems = [];
for (const catalog of await getCatalogs(config)) {
  const used = Object.keys((await catalog.collect()) ?? {});
  for (const [locale, messages] of Object.entries(await catalog.readAll())) {
    const report = (problem, id) => problems.push(`${locale}: ${problem}: ${JSON.stringify(id)}`);
    const known = Object.keys(messages ?? {});
    used.filter((id) => !known.includes(id)).forEach((id) => report('missing', id));
    known.filter((id) => !used.includes(id)).forEach((id) => report('unused', id));
    if (locale === config.sourceLocale) continue;
    for (const id of known) {
      const { translation } = messages[id];
      if (!translation) report('not translated', id);
      else if (partsOf(translation) !== partsOf(id)) report('other values', id);
    }
  }
  console.log(`${used.length} sentences in ${config.locales.length} languages.`);
}
if (problems.length > 0)
  fail(new Error(`${problems.join('\n')}\nRun npm run messages, translate, and commit it.`));

/** The values and elements of a message, each once. */
function partsOf(message) {
  const names = new Set(message.match(/<\/?\d+\/?>/g));
  const collect = (parts) => {
    for (const part of parts.filter(Array.isArray)) {
      names.add(part[0]);
      Object.values(part[2] ?? {})
        .filter(Array.isArray)
        .forEach(collect);
    }
  };
  collect([compileMessage(message)].flat());
  return [...names].sort().join(' ');
}
