import { ID_PATTERN, newId } from '../../../src/common/new-id';
import { RateLimiter, TooManyAttemptsException } from '../../../src/common/rate-limit/rate-limiter';
import { ageOn, isCalendarDate, today } from '../../../src/common/shop-time';
import { foldText, slugify } from '../../../src/common/text';

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

describe('texts', () => {
  it.each([
    ['Giày Chạy Bộ', 'giay chay bo'],
    ['  ĐẾ   Đế\tđế ', 'de de de'],
    ['Air Jordan 1', 'air jordan 1'],
    ['Ưu đãi ở Huế', 'uu dai o hue'],
    ['', ''],
  ])('fold %j for searching', (text, folded) => expect(foldText(text)).toBe(folded));

  it('fold the same whether accents come composed or apart', () => {
    expect(foldText('Giày'.normalize('NFD'))).toBe(foldText('Giày'.normalize('NFC')));
  });

  it.each([
    ['Giày Chạy Bộ', 'giay-chay-bo'],
    ['  Air Max 90 (2026)! ', 'air-max-90-2026'],
    ['Đế--Đôi', 'de-doi'],
    ['???', ''],
  ])('make a link of %j', (text, slug) => expect(slugify(text)).toBe(slug));
});

describe('shop time', () => {
  it('has its own today', () => {
    const now = new Date('2026-03-31T17:30:00Z');
    expect(today('Asia/Ho_Chi_Minh', now)).toBe('2026-04-01');
    expect(today('America/New_York', now)).toBe('2026-03-31');
  });

  it.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('makes someone born on %s, on %s, %i years old', (birth, date, age) => {
    expect(ageOn(birth, date)).toBe(age);
  });

  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('knows whether %j is a day: %s', (date, expected) => expect(isCalendarDate(date)).toBe(expected));
});

describe('the rate limiter', () => {
  const rule = { name: 'test', limit: 3, windowSeconds: 60 };
  const secondsToWait = (limiter: RateLimiter, key: string, now: number): number => {
    try {
      limiter.take([{ rule, key }], now);
      return 0;
    } catch (error) {
      return (error as TooManyAttemptsException).retryAfterSeconds;
    }
  };

  it('allows so many in a window, each key for itself, and says how long to wait', () => {
    const limiter = new RateLimiter();
    expect([0, 1000, 2000].map((now) => secondsToWait(limiter, 'an', now))).toEqual([0, 0, 0]);
    expect(secondsToWait(limiter, 'an', 10_000)).toBe(50);
    expect(secondsToWait(limiter, 'binh', 10_000)).toBe(0);
    expect(secondsToWait(limiter, 'an', 59_999)).toBe(1);
    expect(secondsToWait(limiter, 'an', 60_000)).toBe(0);
    expect(secondsToWait(limiter, 'an', 60_000)).toBe(1);
  });

  it('counts an attempt under all its keys or under none', () => {
    const limiter = new RateLimiter();
    for (let attempt = 0; attempt < 3; attempt += 1) limiter.take([{ rule, key: 'full' }], 0);
    const both = () =>
      limiter.take(
        [
          { rule, key: 'free' },
          { rule, key: 'full' },
        ],
        1000,
      );
    for (let attempt = 0; attempt < 5; attempt += 1) expect(both).toThrow(TooManyAttemptsException);
    expect([1000, 1000, 1000].map((now) => secondsToWait(limiter, 'free', now))).toEqual([0, 0, 0]);
  });

  it('takes an attempt back that was none, once', () => {
    const limiter = new RateLimiter();
    const attempts = [0, 0, 0].map((now) => limiter.take([{ rule, key: 'an' }], now));
    expect(secondsToWait(limiter, 'an', 0)).toBeGreaterThan(0);
    attempts[0]?.giveBack();
    attempts[0]?.giveBack();
    expect(secondsToWait(limiter, 'an', 0)).toBe(0);
    expect(secondsToWait(limiter, 'an', 0)).toBeGreaterThan(0);
  });
});
