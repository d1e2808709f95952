import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './list-tools.stories';

const { Default, NothingToExport, News, Refused } = storiesOf(module);

test('exports the shown rows, and nothing for an empty list', () => {
  const onExport = jest.fn();
  const { unmount } = render(<Default onExport={onExport} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(onExport).toHaveBeenCalledTimes(1);
  unmount();
  render(<NothingToExport />);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

test('news are announced and can be shown', () => {
  const onShow = jest.fn();
  render(<News onExport={onShow} />);
  expect(screen.getByRole('status')).toHaveTextContent('2 new orders');
  fireEvent.click(screen.getByRole('button', { name: '2 new orders' }));
  expect(onShow).toHaveBeenCalledTimes(1);
});

test('refusals are announced, each until it is closed', () => {
  const onClose = jest.fn();
  render(<Refused onExport={onClose} />);
  expect(screen.getByRole('status')).toHaveTextContent('Only 0 left.');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
  expect(onClose).toHaveBeenCalledWith('b');
});
