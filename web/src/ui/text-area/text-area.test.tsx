import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './text-area.stories';

const { Wrong } = storiesOf(module);

test('takes a label, and is marked when it is wrong', () => {
  render(<Wrong />);
  expect(screen.getByRole('textbox', { name: 'Description' })).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your description');
});
