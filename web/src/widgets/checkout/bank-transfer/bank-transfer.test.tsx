import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
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

test('long names stand whole', async () => {
  render(<LongNames />);
  expect(screen.getByText('970499')).toBeVisible();
  expect(await screen.findByRole('img', { name: /QR/ })).toBeVisible();
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

const write = jest.fn<Promise<void>, [string]>();
beforeEach(() => {
  write.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText: write } });
});

test.each([
  ['Copy the account number', '113366668888'],
  ['Copy the amount', '10148000'],
  ['Copy the transfer message', 'DH6742e8a1c3f0'],
])('%s: what a banking app takes, and it is said', async (name, text) => {
  render(<Default />);
  await screen.findByRole('img', { name: /QR/ });
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  expect(write).toHaveBeenCalledWith(text);
  const row = button.closest('dd')!;
  expect(await within(row).findByText('Copied.')).toBe(within(row).getByRole('status'));
});

test('where the browser does not copy, the text is marked', async () => {
  write.mockRejectedValue(new Error('NotAllowedError'));
  render(<Default />);
  await screen.findByRole('img', { name: /QR/ });
  fireEvent.click(screen.getByRole('button', { name: 'Copy the transfer message' }));
  expect(await screen.findByText(/The text is marked: copy it yourself\.$/)).toBeVisible();
  expect(getSelection()!.toString()).toBe('DH6742e8a1c3f0');
});
