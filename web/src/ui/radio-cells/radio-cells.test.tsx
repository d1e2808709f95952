import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './radio-cells.stories';

const { Default } = storiesOf(module);

test('a sold-out cell cannot be chosen and says so', () => {
  render(<Default />);
  expect(screen.getByRole('radio', { name: /^44\s*, sold out$/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '42' })).toBeChecked();
});
