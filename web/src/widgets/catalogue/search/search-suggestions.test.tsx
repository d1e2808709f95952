import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './search-suggestions.stories';

const { Default } = storiesOf(module);

test('each suggestion links to its product and says which was followed', () => {
  const onPick = jest.fn();
  render(<Default {...{ onPick }} />);
  const link = screen.getByRole('link', { name: /Court Nova Low/ });
  expect(link).toHaveAttribute('href', '?product=court-nova-low');
  fireEvent.click(link);
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ _id: 'court-nova-low' }));
});

test('a name without what was typed is left as it is', () => {
  render(<Default />);
  expect(screen.getByRole('link', { name: /Court Nova Low/ }).querySelector('mark')).toBeNull();
});
