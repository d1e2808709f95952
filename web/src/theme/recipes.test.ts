import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { system } from './system';

const src = join(__dirname, '..');
const files = readdirSync(src, { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('.recipe.ts'),
);

const COLOUR = /[cC]olor$|^(background|fill|stroke)$/;
const LENGTH =
  /^(width|height|gap|inset|top|right|bottom|left)$|^(min|max|padding|margin|inset|row|column)[A-Z]/;
/** Words of CSS itself; those of the system's colours begin with a capital. */
const CSS_WORD =
  /^(current[cC]olor|inherit|initial|unset|none|auto|normal|(min|max|fit)-content|-\w.*|[A-Z]\w+)$/;

/** What a style says by a key that the theme has not: Chakra would write the key itself into the CSS. */
function unknownKeys(style: object): string[] {
  return Object.entries(style).flatMap(([property, value]) => {
    if (typeof value === 'object' && value !== null) return unknownKeys(value as object);
    const text = String(value);
    const isUnknown =
      /^[a-z]\w*(\.[a-z]\w*)+$/i.test(text) ||
      text.includes('{') ||
      (LENGTH.test(property) && /^-?[1-9][\d.]*$/.test(text)) ||
      ((LENGTH.test(property) || COLOUR.test(property)) && /^[a-z]+$/i.test(text) && !CSS_WORD.test(text));
    return isUnknown ? [`${property}: ${text}`] : [];
  });
}

/** All styles of a recipe, worked out. */
function stylesOf({ slots, base = {}, variants = {} }: SlotRecipeDefinition): object[] {
  const parts = [base, ...Object.values(variants).flatMap((choices) => Object.values(choices))];
  return (slots ? parts.flatMap((part) => Object.values(part)) : parts).map((style) => system.css(style));
}

test.each(files)('%s names only keys of the theme', (file) => {
  const recipes = Object.values(jest.requireActual<Record<string, SlotRecipeDefinition>>(join(src, file)));
  expect(recipes.flatMap(stylesOf).flatMap(unknownKeys)).toEqual([]);
});

test('a key that does not exist is found', () => {
  const style = { color: 'fg.mutde', padding: '7', width: 'modl', background: 'papre' };
  expect(unknownKeys(system.css(style))).toHaveLength(4);
});
