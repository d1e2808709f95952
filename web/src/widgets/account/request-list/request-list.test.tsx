import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './request-list.stories';

const { Default, WithItsOrder, Busy } = storiesOf(module);

const one = (act: () => void) => ({
  ...{ id: '1', orderId: 'e'.repeat(24), pairs: ['Phố Cổ, Black, size 42'], words: ['Requested.'] },
  actions: [{ label: 'Approve', act }],
});

test('does what is pressed, and nothing while it is busy', () => {
  const act = jest.fn();
  const { unmount } = render(<Default requests={[one(act)]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(act).toHaveBeenCalledTimes(1);
  unmount();
  render(<Busy requests={[one(act)]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(act).toHaveBeenCalledTimes(1);
});

test('leads to its order, and says whom it is for', () => {
  const onOpen = jest.fn();
  render(<WithItsOrder onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button', { name: /^Order #/ }));
  expect(onOpen).toHaveBeenCalledWith('6742e8a1c3f00b7d5e91a2c4');
  expect(screen.getByRole('listitem')).toHaveTextContent('Trần Minh Anh · 0901234567');
});
