import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../testing/stories-of';
import * as module from './definition-list.stories';

const { Tight, LongEmail, LongValue } = storiesOf(module);

test('each value is next to its term', () => {
  render(<Tight />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Color', 'Size', 'Quantity']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('đỏ cam');
});

test('an e-mail address can break before its @ and its dots, and is one text to copy', () => {
  const { unmount } = render(<LongEmail />);
  const value = screen.getByRole('definition');
  expect(value).toHaveTextContent(/^nguyen\.phuoc\.bao\.linh@thuonghieugiay\.example\.com$/);
  expect(value.innerHTML).toBe(
    'nguyen<wbr>.phuoc<wbr>.bao<wbr>.linh<wbr>@thuonghieugiay<wbr>.example<wbr>.com',
  );
  unmount();
  render(<LongValue />);
  expect(screen.getByRole('definition').innerHTML).not.toContain('<wbr>');
});
