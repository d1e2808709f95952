import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './field.stories';

const { Wrong } = storiesOf(module);

test('three fields share one name and one message', () => {
  render(<Wrong />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
    'Date is invalid.',
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
