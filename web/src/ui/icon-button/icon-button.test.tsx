import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './icon-button.stories';

const { Pressed } = storiesOf(module);

test('is named, and says whether it is pressed', () => {
  render(<Pressed />);
  expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
});
