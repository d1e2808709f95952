import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './type-bar.stories';

const { Default } = storiesOf(module);

test('pressing a type gives its data word', () => {
  const onSelect = jest.fn();
  render(<Default {...{ onSelect }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Basketball' }));
  expect(onSelect).toHaveBeenCalledWith('basketball');
});
