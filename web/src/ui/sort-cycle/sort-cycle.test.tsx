import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { system } from '../../theme/system';
import { checkEveryStory } from '../../testing/story-checks';
import { SortCycle } from './sort-cycle';
import * as module from './sort-cycle.stories';

const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

checkEveryStory(module);

function Sorted() {
  const [value, setValue] = useState('');
  const options = ['Newest', 'Oldest', 'High-low', 'Low-high'].map((label) => ({ value: label, label }));
  return <SortCycle options={options} value={value} onChange={setValue} />;
}

test('is named Filter, then after each order, then Filter again', async () => {
  const user = userEvent.setup();
  render(<Sorted />, { wrapper });
  const button = screen.getByRole('button');
  const names = [button.textContent];
  for (let press = 0; press < 5; press += 1) {
    await user.click(button);
    names.push(button.textContent);
  }
  expect(names).toEqual(['Filter', 'Newest', 'Oldest', 'High-low', 'Low-high', 'Filter']);
});
