import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './select-field.stories';

const { Default } = storiesOf(module);

test('begins with its placeholder, which is no value', () => {
  render(<Default />);
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  expect(screen.getAllByRole('option')).toHaveLength(3);
});
