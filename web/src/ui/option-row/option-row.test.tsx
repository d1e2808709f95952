import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { system } from '../../theme/system';
import { checkEveryStory } from '../../testing/story-checks';
import { OptionRow } from './option-row';
import * as module from './option-row.stories';

const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

checkEveryStory(module);

test('asks for the other state', async () => {
  const onChange = jest.fn();
  render(<OptionRow type="checkbox" label="Nike" checked onChange={onChange} />, { wrapper });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nike' }));
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a radio that is pressed again asks to be off (rule C1)', async () => {
  const onChange = jest.fn();
  render(<OptionRow type="radio" label="COD" checked onChange={onChange} />, { wrapper });
  await userEvent.click(screen.getByRole('radio', { name: 'COD' }));
  expect(onChange).toHaveBeenCalledWith(false);
});
