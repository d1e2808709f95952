import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../../lib/choices';
import { editorialPicture } from '../../lib/images';
import { storyOf } from './stories';

const MEDIA = join(__dirname, '../../../..');
const NAMES = ['home', ...BRANDS.map(({ path }) => path)].filter((name) => storyOf(name));

test('home has a story', () => expect(NAMES).toContain('home'));

test.each(NAMES)('each picture of the story %s is there', (name) => {
  const { src, sources } = editorialPicture(name);
  const paths = [
    src,
    ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((one) => one.split(' ')[0]!)),
  ];
  expect(paths).toHaveLength(9);
  expect(paths.filter((path) => !existsSync(join(MEDIA, path)))).toEqual([]);
});
