import { render, screen, within } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './order-line.stories';

const { Default } = storiesOf(module);

checkEveryStory(module);

test('a line shows colour, size, quantity and price x quantity', () => {
  render(<Default />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Đỏ cam')).toBeVisible();
  expect(within(first as HTMLElement).getByText('2.490.000đ')).toBeVisible();
  expect(within(second as HTMLElement).getByText('2')).toBeVisible();
  expect(within(second as HTMLElement).getByText('7.658.000đ')).toBeVisible();
});
