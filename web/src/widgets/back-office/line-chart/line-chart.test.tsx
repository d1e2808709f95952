import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MONTHS } from '../../../lib/chart-scale';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './line-chart.stories';

const { Default, AllTheSame, January } = storiesOf(module);

beforeAll(async () => {
  // jsdom has no layout, and the drawing is as large as the plot: so its pixels are per cent.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  // What draws is loaded with the first chart.
  const { container, unmount } = render(<Default />);
  await waitFor(() => expect(container.querySelector('circle')).toBeInTheDocument());
  unmount();
});

afterAll(() => jest.restoreAllMocks());

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
  const [sold] = container.querySelectorAll('path.recharts-line-curve');
  const points = (sold?.getAttribute('d') ?? '').replace(/^M/, '').split('L');
  expect(points).toHaveLength(11);
  expect(points[0]).toBe('0,68');
  expect(points[10]?.split(',').map((place) => Math.round(Number(place)))).toEqual([91, 6]);
});

test('the way to the month that is running is broken up', () => {
  const { container } = render(<Default />);
  const lines = [...container.querySelectorAll('path.recharts-line-curve')];
  const points = lines.map((line) => (line.getAttribute('d') ?? '').split('L').length);
  expect(points).toEqual([11, 11, 11, 2, 2, 2]);
});

test('both axes have their texts', () => {
  const { container } = render(<Default />);
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual([...MONTHS, '0', '100', '200', '300']);
  expect(container.querySelectorAll('.recharts-cartesian-grid-horizontal line')).toHaveLength(4);
});

test('the pointer reads the nearest month that has begun, until it leaves', () => {
  const { container } = render(<Default />);
  const drawing = container.querySelector('.recharts-wrapper')!;
  const title = screen.getByRole('heading');
  const sold = () => container.querySelector('span[data-look=ink]')?.textContent;
  expect(sold()).toBe('281Products Sold');
  fireEvent.mouseMove(drawing, { clientX: 35, clientY: 50 });
  expect(title).toHaveTextContent('2026 · May');
  expect(sold()).toBe('149Products Sold');
  fireEvent.mouseMove(drawing, { clientX: 100, clientY: 50 });
  expect(title).toHaveTextContent(/^2026$/);
  fireEvent.mouseMove(drawing, { clientX: 0, clientY: 50 });
  expect(title).toHaveTextContent('2026 · Jan');
  fireEvent.mouseLeave(drawing);
  expect(title).toHaveTextContent(/^2026$/);
  expect(sold()).toBe('281Products Sold');
});

test('the keyboard does not stop at the drawing, which screen readers do not see', () => {
  const { container } = render(<Default />);
  const drawing = container.querySelector('.recharts-wrapper')!;
  expect(drawing.closest('[aria-hidden=true]')).toBeInTheDocument();
  expect(drawing.querySelector('[tabindex], [role=application]')).toBeNull();
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
  expect(container.querySelector('path.recharts-line-curve')).toBeNull();
  const [sold, ...others] = container.querySelectorAll('.recharts-line-dot');
  expect(others).toHaveLength(2);
  const place = ['cx', 'cy'].map((axis) => Math.round(Number(sold?.getAttribute(axis))));
  expect(place).toEqual([0, 4]);
});
