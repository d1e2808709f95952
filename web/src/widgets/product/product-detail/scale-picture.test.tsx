import { render, screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_TYPES } from '../../../lib/choices';
import { ScalePicture } from './scale-picture';

const MEDIA = join(__dirname, '../../../../..');

test.each(PRODUCT_TYPES)('each file of the picture of a %s is there', (type) => {
  const { container } = render(<ScalePicture type={type} />);
  const sets = [...container.querySelectorAll('source')].flatMap(({ srcset }) => srcset.split(', '));
  const paths = [
    container.querySelector('img')!.getAttribute('src')!,
    ...sets.map((one) => one.split(' ')[0]!),
  ];
  expect(paths).toHaveLength(5);
  expect(paths.filter((path) => !existsSync(join(MEDIA, path)))).toEqual([]);
});

test('its words say what it shows, and a type without a picture has none', () => {
  const { rerender } = render(<ScalePicture type="boot" />);
  expect(screen.getByRole('figure')).toHaveTextContent('a 330 ml can');
  rerender(<ScalePicture type="sandal" />);
  expect(screen.queryByRole('figure')).toBeNull();
});
