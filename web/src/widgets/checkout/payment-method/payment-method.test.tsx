import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './payment-method.stories';

const { Default, QR, EWallet, Credit } = storiesOf(module);

test('four payment methods in a group named Payment Method, none chosen', () => {
  render(<Default />);
  const radios = within(screen.getByRole('group', { name: 'Payment Method' })).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual(['COD', 'QR', 'eWallet', 'credit']);
  radios.forEach((radio) => expect(radio).not.toBeChecked());
});

test('QR shows the code with bank, account and content', () => {
  render(<QR />);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('VietinBank')).toBeVisible();
  expect(screen.getByText('DH6742e8a1c3f0')).toBeVisible();
});

test('eWallet shows three marks, credit five', () => {
  const { unmount } = render(<EWallet />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'momo',
    'zalopay',
    'vnpay',
  ]);
  unmount();
  render(<Credit />);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'visa',
    'mastercard',
    'jcb',
    'discover',
    'amex',
  ]);
});
