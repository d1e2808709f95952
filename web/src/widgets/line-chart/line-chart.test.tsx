import { render, screen, within } from '@testing-library/react';
import { checkEveryStory, storiesOf } from '../../testing/story-checks';
import * as module from './line-chart.stories';

const { Default, AllTheSame, January } = storiesOf(module);

checkEveryStory(module);

test('screen readers get a table of the past months', () => {
  render(<Default />);
  const rows = within(screen.getByRole('table', { name: '2026' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthProducts SoldOrders completedCustomers joined',
    'Jan966842',
    'Feb1047451',
    'Mar1188148',
    'Apr1127966',
    'May14910272',
    'Jun17111869',
    'Jul15811088',
    'Aug192131104',
    'Sep21414997',
    'Oct236162121',
    'Nov281188138',
  ]);
});

test('a line ends with the month that is running, on the scale of the marks', () => {
  const { container } = render(<Default />);
  const [sold] = container.querySelectorAll('polyline');
  const points = (sold?.getAttribute('points') ?? '').split(' ');
  expect(points).toHaveLength(11);
  expect(points[0]).toBe('0,68');
  expect(points[10]?.split(',').map((place) => Math.round(Number(place)))).toEqual([91, 6]);
});

test('labels never lie over each other', () => {
  const { container } = render(<AllTheSame />);
  const tops = [...container.querySelectorAll<HTMLElement>('span[data-look][style*="top"]')]
    .filter((element) => element.textContent !== '')
    .map((element) => Number.parseFloat(element.style.top))
    .sort((a, b) => a - b);
  expect(tops).toHaveLength(3);
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThanOrEqual(10);
  expect((tops[2] ?? 0) - (tops[1] ?? 0)).toBeGreaterThanOrEqual(10);
});

test('in January there is one point a line', () => {
  const { container } = render(<January />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,4');
});
