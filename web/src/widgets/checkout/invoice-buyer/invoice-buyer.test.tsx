import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './invoice-buyer.stories';

const { Default, Company, Refused } = storiesOf(module);

test('asks for a company’s data only once the box is ticked', async () => {
  render(<Default />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I need an invoice for a company' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});

test('shows what is typed, and what could not be taken at its field', () => {
  const { rerender } = render(<Company />);
  expect(screen.getByLabelText('Tax code')).toHaveValue('0100109106');
  rerender(<Refused />);
  expect(screen.getByLabelText('Tax code')).toHaveAccessibleDescription(/^Enter a tax code/);
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('company is required');
});
