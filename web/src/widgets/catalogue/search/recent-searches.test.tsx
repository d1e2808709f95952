import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './recent-searches.stories';

const { Default, None } = storiesOf(module);

test('a press gives the search back', () => {
  const onPick = jest.fn();
  render(<Default {...{ onPick }} />);
  fireEvent.click(screen.getByRole('button', { name: 'size 42' }));
  expect(onPick).toHaveBeenCalledWith('size 42');
});

test('without searches there is no heading either', () => {
  render(<None />);
  expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
});
