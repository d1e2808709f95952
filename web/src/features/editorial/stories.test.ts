import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../../lib/choices';
import { brandStory } from './brand-stories';
import { homeStory } from './home-story';

const MEDIA = join(__dirname, '../../../..');
const STORIES = [homeStory(), ...BRANDS.map(({ path }) => brandStory(path))];

test.each(STORIES)('each picture of “$title” is there', ({ picture: { src, sources } }) => {
  const paths = [
    src,
    ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((one) => one.split(' ')[0]!)),
  ];
  expect(paths).toHaveLength(9);
  expect(paths.filter((path) => !existsSync(join(MEDIA, path)))).toEqual([]);
});
