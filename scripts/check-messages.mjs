/**
 * Fails when code and catalogues differ: a message that is missing, different, unused or untranslated, or
 * whose translation has other values or elements. `npm run messages` adds and removes messages.
 */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { fail } from './fail.mjs';

const config = getConfig();
const problems = [];
for (const catalog of await getCatalogs(config)) {
  const collected = (await catalog.collect()) ?? {};
  const used = Object.keys(collected);
  const catalogues = await catalog.readAll();
  for (const [locale, messages] of Object.entries(catalogues)) {
    const report = (problem, id) => problems.push(`${locale}: ${problem}: ${JSON.stringify(id)}`);
    const known = Object.keys(messages ?? {});
    used.filter((id) => !known.includes(id)).forEach((id) => report('missing', id));
    known.filter((id) => !used.includes(id)).forEach((id) => report('unused', id));
    if (locale === config.sourceLocale) {
      const isOther = (id) =>
        collected[id].message && messages[id] && messages[id].translation !== collected[id].message;
      used.filter(isOther).forEach((id) => report('another sentence in the code', id));
      continue;
    }
    for (const id of known) {
      const { translation } = messages[id];
      const message = catalogues[config.sourceLocale][id]?.translation || id;
      if (!translation) report('not translated', id);
      else if (!hasSameParts(translation, message)) report('other values', id);
    }
  }
  console.log(`${used.length} sentences in ${config.locales.length} languages.`);
}
if (problems.length > 0)
  fail(new Error(`${problems.join('\n')}\nRun npm run messages, translate, and commit it.`));

/**
 * Whether a translation has the same values and elements. It may leave out the count of a plural, but not add
 * one.
 */
function hasSameParts(translation, message) {
  const [ours, theirs] = [translation, message].map(partsOf);
  return (
    ours.shown.join() === theirs.shown.join() &&
    ours.counted.every((name) => theirs.counted.includes(name) || theirs.shown.includes(name))
  );
}

function partsOf(message) {
  const shown = new Set(message.match(/<\/?\d+\/?>/g));
  const counted = new Set();
  const collect = (parts) => {
    for (const [name, , cases] of parts.filter(Array.isArray)) {
      (cases ? counted : shown).add(name);
      Object.values(cases ?? {})
        .filter(Array.isArray)
        .forEach(collect);
    }
  };
  collect([compileMessage(message)].flat());
  return { shown: [...shown].sort(), counted: [...counted] };
}
