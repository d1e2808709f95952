import { act, renderHook } from '@testing-library/react';
import { useMySize } from './my-size';

beforeEach(() => localStorage.clear());

test('a size is set once, for every place that shows it, and can be forgotten', () => {
  const one = renderHook(() => useMySize());
  const other = renderHook(() => useMySize());
  expect(one.result.current[0]).toBeNull();
  act(() => one.result.current[1]('42.5'));
  expect(other.result.current[0]).toBe('42.5');
  expect(localStorage.getItem('mySize')).toBe('42.5');
  act(() => other.result.current[1](null));
  expect(one.result.current[0]).toBeNull();
  expect(localStorage.getItem('mySize')).toBeNull();
});

test('an invalid size is ignored', () => {
  localStorage.setItem('mySize', 'large');
  expect(renderHook(() => useMySize()).result.current[0]).toBeNull();
});

test('another tab’s choice is heard', () => {
  const { result } = renderHook(() => useMySize());
  localStorage.setItem('mySize', '40');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mySize' })));
  expect(result.current[0]).toBe('40');
});
