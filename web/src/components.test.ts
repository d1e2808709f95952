import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of components (see the Storybook page "Adding a component"). */
const files = ['ui', 'widgets'].flatMap((layer) =>
  readdirSync(join(__dirname, layer), { encoding: 'utf8', recursive: true }).map((file) => join(layer, file)),
);
const components = files.filter((file) => file.endsWith('.tsx'));
const stories = components.filter((file) => file.endsWith('.stories.tsx'));

test.each(stories)('%s has a component, a test and a story called Default', (story) => {
  const path = story.slice(0, -'.stories.tsx'.length);
  expect(files).toEqual(expect.arrayContaining([`${path}.tsx`, `${path}.test.tsx`]));
  expect(readFileSync(join(__dirname, story), 'utf8')).toMatch(/^export const Default: Story\b/m);
});

const recipes = files.filter((file) => file.endsWith('.recipe.ts'));

test.each(recipes)('%s has its defaults in the property table', (recipe) => {
  const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
  const defaults = [...read(recipe).matchAll(/defaultVariants: \{(.*)\}/g)].flatMap(([, set = '']) =>
    [...set.matchAll(/(\w+): '(\w+)'/g)].map(([, prop, value]) => ({ prop, value })),
  );
  const component = components.includes(recipe.replace('.recipe.ts', '.tsx'))
    ? read(recipe.replace('.recipe.ts', '.tsx'))
    : '';
  const documented = [...component.matchAll(/@default (\w+)\n {3}\*\/\n {2}(\w+)\?/g)].map(
    ([, value, prop]) => ({ prop, value }),
  );
  expect(documented).toEqual(expect.arrayContaining(defaults));
});

test('every component stands in a folder with stories', () => {
  const folders = new Set(stories.map((file) => dirname(file)));
  expect(components.filter((file) => !folders.has(dirname(file)))).toEqual([]);
});

test.each(stories)("%s has its component's name for its title", (story) => {
  const text = readFileSync(join(__dirname, story), 'utf8');
  const [, title, component = ''] =
    /const meta = \{.*?title: '[^/']+\/([^']+)',.*?component: (\w+)/s.exec(text) ?? [];
  const words = component.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  expect(title).toBe(words);
});
