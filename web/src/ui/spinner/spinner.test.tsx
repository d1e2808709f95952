import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './spinner.stories';

const { Default } = storiesOf(module);

test('says what is loading', () => {
  render(<Default label="Loading the product" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the product');
});
