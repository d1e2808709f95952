import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './customer-details.stories';

const { Default, Editing, NewEmailWaits } = storiesOf(module);

test('the name is the title, last name first, and dates are vi-VN', () => {
  render(<Default />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nguyễn Phước Bảo Linh' })).toBeVisible();
  expect(screen.getByText('17/8/1996')).toBeVisible();
});

test('during editing the form replaces the list', () => {
  render(<Editing />);
  expect(screen.queryByText('linh.nguyen@shop.test')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveAccessibleDescription(
    'First Name is required',
  );
});

test('a new e-mail address waits, next to the one that still signs in', () => {
  render(<NewEmailWaits />);
  expect(screen.getByText('linh.nguyen@shop.test')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Confirm your new email: we sent a link to bao\.linh.*@example\.com\.$/,
  );
});
