import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './stock-movements.stories';

const { Default } = storiesOf(module);

test('each line says how many, of what, why, by whom and for which order', () => {
  render(<Default />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^−1orange red, size 42Sold elsewhere · Trần Quản Lý20\/11\/2026/);
  expect(lines[1]).toMatch(/^\+12orange red, size 42Edited/);
  expect(lines[3]).toMatch(/Sold · Order #6742e8a1c3f0 · Nguyễn Bảo Linh/);
});
