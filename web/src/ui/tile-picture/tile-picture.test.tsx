import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './tile-picture.stories';

const { Default } = storiesOf(module);

test('lets the browser choose between the sizes there are', () => {
  render(<Default />);
  const picture = screen.getByRole('img', { name: 'Court Nova Low, đỏ cam' });
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('-480.webp'));
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a picture that cannot be shown leaves its tile alone; one that can is seen again', () => {
  render(<Default />);
  const picture = screen.getByRole('img');
  fireEvent.error(picture);
  expect(picture).not.toBeVisible();
  fireEvent.load(picture);
  expect(picture).toBeVisible();
});
