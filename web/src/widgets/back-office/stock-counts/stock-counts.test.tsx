import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { storiesOf } from '../../../testing/stories-of';
import { StockCounts } from './stock-counts';
import * as module from './stock-counts.stories';

const { Changed, Default, Refused } = storiesOf(module);

/** The widget with its changes kept, of one size with five pairs. */
function Kept(props: Partial<ComponentProps<typeof StockCounts>>) {
  const [changes, setChanges] = useState<Record<string, number>>({});
  return (
    <StockCounts
      {...{ id: 'stock', errors: {}, changes }}
      colors={[{ color: 'đen', sizes: [{ size: '42', quantity: 5 }] }]}
      onSubmit={() => undefined}
      {...props}
      onChange={(key, change) => {
        setChanges({ [key]: change });
        props.onChange?.(key, change);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Pairs of black, size 42' });

test('each color says its pairs, and each size has a field', () => {
  render(<Default />);
  const color = screen.getByRole('group', { name: 'orange red' });
  expect(color).toHaveTextContent('40 pairs');
  expect(within(color).getAllByRole('textbox')).toHaveLength(10);
  expect(screen.getByRole('group', { name: /navy/ })).toHaveTextContent('0 pairs');
});

test.each([
  ['9', 4],
  ['+2', 2],
  ['-2', -2],
  ['−2', -2],
  ['-9', -5],
  ['0', -5],
])('typing %s changes five pairs by %d', async (typed, by) => {
  const onChange = jest.fn();
  render(<Kept onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard(typed);
  expect(onChange).toHaveBeenLastCalledWith('đen/42', by);
  await userEvent.tab();
  expect(field()).toHaveValue(String(5 + by));
});

test('what is no number changes nothing and goes', async () => {
  const onChange = jest.fn();
  render(<Kept onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard('x');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('5');
});

test('buttons and arrow keys step, never below none, and Enter sends', async () => {
  const onSubmit = jest.fn();
  render(<Kept onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'One pair more: black, size 42' }));
  expect(field()).toHaveValue('6');
  expect(field()).toHaveAccessibleDescription('+1');
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}'.repeat(9));
  expect(field()).toHaveValue('0');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.clear(field());
  await userEvent.keyboard('+2{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(field()).toHaveValue('7');
});

test('a change counts in its color’s pairs, and a refusal stands at its size', () => {
  const { unmount } = render(<Changed />);
  expect(screen.getByRole('group', { name: 'orange red' })).toHaveTextContent('50 pairs');
  unmount();
  render(<Refused />);
  expect(screen.getByRole('textbox', { name: 'Pairs of orange red, size 42' })).toHaveAccessibleDescription(
    /5 pairs cannot go: 4 are left/,
  );
});
