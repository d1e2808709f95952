import { act, renderHook } from '@testing-library/react';
import { useDelay } from './use-delay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a delay ends after its time, and with its reason: not a render later', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(
    ({ active }) => {
      const isLater = useDelay(500, active);
      seen.push(isLater);
    },
    { initialProps: { active: true } },
  );
  act(() => void jest.advanceTimersByTime(499));
  expect(seen).not.toContain(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(seen.at(-1)).toBe(true);
  seen.length = 0;
  rerender({ active: false });
  rerender({ active: true });
  act(() => void jest.advanceTimersByTime(499));
  expect(seen).not.toContain(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(seen.at(-1)).toBe(true);
});
