import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortCycle } from './sort-cycle';

function Sorted() {
  const [value, setValue] = useState('');
  const options = ['Newest', 'Oldest', 'High-low', 'Low-high'].map((label) => ({ value: label, label }));
  return <SortCycle options={options} value={value} onChange={setValue} />;
}

test('is named Filter, then after each order, then Filter again', async () => {
  const user = userEvent.setup();
  render(<Sorted />);
  const button = screen.getByRole('button');
  const names = [button.textContent];
  for (let press = 0; press < 5; press += 1) {
    await user.click(button);
    names.push(button.textContent);
  }
  expect(names).toEqual(['Filter', 'Newest', 'Oldest', 'High-low', 'Low-high', 'Filter']);
});
