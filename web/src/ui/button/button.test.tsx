import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './button.stories';

const { Default, Tool } = storiesOf(module);

test('a button does not submit its form unless its type says so', () => {
  render(<Default />);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('an icon is decoration: the word is the name', () => {
  render(<Tool />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Add');
});
