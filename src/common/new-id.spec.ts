import { ID_PATTERN, newId } from './new-id';

describe('ids', () => {
  it('are 24 hexadecimal digits that sort by the second', () => {
    const earlier = newId(new Date('2026-01-01T00:00:00Z'));
    const later = newId(new Date('2026-01-01T00:00:01Z'));
    expect(earlier).toMatch(ID_PATTERN);
    expect(earlier.slice(0, 8)).toBe('6955b900');
    expect(earlier < later).toBe(true);
  });

  it('do not repeat within a second', () => {
    const now = new Date();
    expect(new Set(Array.from({ length: 10_000 }, () => newId(now))).size).toBe(10_000);
  });
});
