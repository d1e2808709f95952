import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionRow } from './option-row';

test('asks for the other state', async () => {
  const onChange = jest.fn();
  render(<OptionRow type="checkbox" label="Nike" checked onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nike' }));
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a radio that is pressed again asks to be off (rule C1)', async () => {
  const onChange = jest.fn();
  render(<OptionRow type="radio" label="COD" checked onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'COD' }));
  expect(onChange).toHaveBeenCalledWith(false);
});

test('what it means is its description, and not its name', () => {
  const explained = (
    <OptionRow type="radio" label="COD" hint="Cash to the courier" checked onChange={jest.fn()} />
  );
  render(explained);
  expect(screen.getByRole('radio', { name: 'COD' })).toHaveAccessibleDescription('Cash to the courier');
});
