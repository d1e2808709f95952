import { fireEvent, render, screen } from '@testing-library/react';
import { refund } from '../../../testing/story-data';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './refund-list.stories';

const { Default, Due, NotSent, CanceledByCustomer } = storiesOf(module);

test('says to whom how much goes back, and opens the order', () => {
  const onOpen = jest.fn();
  render(<Default onOpen={onOpen} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^10\.148\.000đOn its way · MoMo/);
  fireEvent.click(screen.getByRole('button'));
  expect(onOpen).toHaveBeenCalledWith(refund.orderId);
});

test('one that nobody has begun has no provider; one that failed has its note', () => {
  const { unmount } = render(<Due />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^10\.148\.000đDueNguyễn/);
  unmount();
  render(<NotSent />);
  expect(screen.getByText('Note: MoMo báo tài khoản đã đóng')).toBeVisible();
});

test('it says which colleague asked for it, or canceled the order', () => {
  const { unmount } = render(<Default />);
  expect(screen.getByText('Asked for by Trần Thị Thanh Hà')).toBeVisible();
  unmount();
  const due = render(<Due />);
  expect(screen.getByText('Canceled by Trần Thị Thanh Hà')).toBeVisible();
  due.unmount();
  render(<CanceledByCustomer />);
  expect(screen.queryByText(/Canceled by/)).toBeNull();
});
