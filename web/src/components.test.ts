import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a component's folder (see the Storybook page "Adding a component"). */
const components = ['ui', 'widgets'].flatMap((layer) =>
  readdirSync(join(__dirname, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ layer, name, folder: join(__dirname, layer, name) })),
);

test.each(components)('$layer/$name has a story called Default and a test', (component) => {
  const path = join(component.folder, component.name);
  expect(existsSync(`${path}.tsx`)).toBe(true);
  expect(readFileSync(`${path}.stories.tsx`, 'utf8')).toMatch(/^export const Default: Story\b/m);
  expect(existsSync(`${path}.test.tsx`)).toBe(true);
});

test('every component of ui has a folder', () => {
  const files = readdirSync(join(__dirname, 'ui')).filter((file) => file.endsWith('.tsx'));
  expect(files).toEqual([]);
});
