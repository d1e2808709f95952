import { act, render, screen } from '@testing-library/react';
import { Banner } from './banner';

test('the background changes after two seconds and not before', () => {
  jest.useFakeTimers();
  render(<Banner text="Đổi size trong 30 ngày" />);
  const banner = screen.getByText('Đổi size trong 30 ngày');
  act(() => jest.advanceTimersByTime(1999));
  expect(banner).not.toHaveAttribute('data-warm');
  act(() => jest.advanceTimersByTime(1));
  expect(banner).toHaveAttribute('data-warm');
  jest.useRealTimers();
});
