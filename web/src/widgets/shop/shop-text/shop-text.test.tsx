import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './shop-text.stories';

const { Default, Loading, Failed } = storiesOf(module);

test('draws the title and the text', () => {
  render(<Default />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Đổi và trả hàng');
  expect(screen.getByRole('link', { name: 'Thanh toán' })).toHaveAttribute('href', '/payment');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('says that it loads, and that it did not, with a way to try again', async () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  const onRetry = jest.fn();
  rerender(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
