import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './authenticator-key.stories';

const { Copied, Default, NotDrawn } = storiesOf(module);

test('a code to scan, and the same key as a text by fours', async () => {
  const onCopy = jest.fn();
  render(<Default onCopy={onCopy} />);
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(onCopy).toHaveBeenCalledTimes(1);
});

test('without a picture the key is still there, and the picture can be tried again', () => {
  const onRetry = jest.fn();
  render(<NotDrawn onRetry={onRetry} />);
  expect(screen.getByText(/^JBSW/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('says that it was copied', async () => {
  render(<Copied />);
  expect(screen.getByText('Copied.')).toHaveAttribute('role', 'status');
  expect(await screen.findByRole('img')).toBeVisible();
});
