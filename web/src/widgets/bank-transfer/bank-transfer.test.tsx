import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './bank-transfer.stories';

const { Default, Failed, Loading, LongNames, NoTransfers } = storiesOf(module);

test('a code that is named by its account, and bank, account and content in words', async () => {
  render(<Default />);
  expect(await screen.findByRole('img', { name: 'QR code for a transfer to 113366668888' })).toBeVisible();
  expect(screen.getByText('VietinBank')).toBeVisible();
  expect(screen.getByText(/BUOC SNEAKER/)).toBeVisible();
  expect(screen.getByText('DH6742e8a1c3f0')).toBeVisible();
});

test('before it has loaded it says so', () => {
  render(<Loading />);
  expect(screen.getByText('Loading the QR code')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /QR/ })).not.toBeInTheDocument();
});

test('a bank that is not known is called by its digits', () => {
  render(<LongNames />);
  expect(screen.getByText('970499')).toBeVisible();
});

test('a missing transfer shows why, and a retry where that may help', () => {
  const retry = jest.fn();
  const { unmount } = render(<Failed {...{ retry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  render(<NoTransfers />);
  expect(screen.getByRole('alert')).toHaveTextContent('This shop takes no bank transfers.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
