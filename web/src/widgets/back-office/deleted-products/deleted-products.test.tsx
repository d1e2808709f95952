import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './deleted-products.stories';

const { Default, NotRestored, Restored, Restoring } = storiesOf(module);

test('shows picture, name, brand and when each was deleted; its button says which it restores', () => {
  const onRestore = jest.fn();
  render(<Default onRestore={onRestore} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Court Nova LowNikeDeleted 20/11/2026 10:15Restore');
  expect(first!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/shoes/'));
  fireEvent.click(screen.getByRole('button', { name: 'Restore: Court Nova Low' }));
  expect(onRestore).toHaveBeenCalledWith(expect.objectContaining({ _id: 'p1' }));
});

test('one that is being restored cannot be pressed again, and a failure is announced', () => {
  const onRestore = jest.fn();
  const { unmount } = render(<Restoring onRestore={onRestore} />);
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(onRestore).not.toHaveBeenCalled();
  unmount();
  render(<NotRestored />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached.');
});

test('the result is announced, and has the focus that its row had', () => {
  render(<Restored />);
  expect(screen.getByText('Court Nova Low is back in the shop.')).toHaveFocus();
});
