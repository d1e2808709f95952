import { renderHook } from '@testing-library/react';
import { useRecentlySeen } from './recently-seen';

beforeEach(() => localStorage.clear());

const see = (id: string) => renderHook(() => useRecentlySeen(id)).result.current;

test('the products seen before are kept, the latest first, each once, and at most eight', () => {
  expect(see('1')).toEqual([]);
  ['2', '3', '2', '4', '5', '6', '7', '8', '9', '10'].forEach(see);
  expect(see('11')).toEqual(['10', '9', '8', '7', '6', '5', '4', '2']);
});
