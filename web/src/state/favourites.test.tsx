import { act, renderHook } from '@testing-library/react';
import { useFavourite } from './favourites';

beforeEach(() => localStorage.clear());

test('a mark is set and taken away, and outlives the page', () => {
  const { result } = renderHook(() => useFavourite('one'));
  act(() => expect(result.current[1]()).toBe(true));
  expect(result.current[0]).toBe(true);
  expect(localStorage.getItem('favourites')).toBe('["one"]');
  act(() => expect(result.current[1]()).toBe(false));
  expect(result.current[0]).toBe(false);
});

test('a stored value that is not a list of ids is ignored', () => {
  localStorage.setItem('favourites', '{"one":true}');
  expect(renderHook(() => useFavourite('one')).result.current[0]).toBe(false);
});

test('another tab’s marks are heard, and outlive a mark made here', () => {
  const { result } = renderHook(() => [useFavourite('one'), useFavourite('two')] as const);
  localStorage.setItem('favourites', '["two"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' })));
  expect(result.current[1][0]).toBe(true);
  act(() => void result.current[0][1]());
  expect(localStorage.getItem('favourites')).toBe('["two","one"]');
});
