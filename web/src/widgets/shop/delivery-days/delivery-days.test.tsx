import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './delivery-days.stories';

const { Default, ToAnAddress, Unknown } = storiesOf(module);

test('the days, and a choice of the province', async () => {
  render(<Default />);
  expect(screen.getByText('Arrives Wed, 2/12 – Tue, 8/12/2026, free')).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Deliver to' });
  expect(choice).toHaveDisplayValue('anywhere in Vietnam');
  await userEvent.selectOptions(choice, 'TP. Hồ Chí Minh');
  expect(choice).toHaveValue('Thành phố Hồ Chí Minh');
});

test('an address leaves no choice', () => {
  render(<ToAnAddress />);
  expect(screen.getByText('Deliver to TP. Hồ Chí Minh')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('nothing is said before it is known', () => {
  const { container } = render(<Unknown />);
  expect(container).toHaveTextContent('');
});
