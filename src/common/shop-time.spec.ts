import { ageOn, formatDays, isCalendarDate, today } from './shop-time';

describe('shop time', () => {
  it('has its own today', () => {
    const now = new Date('2026-03-31T17:30:00Z');
    expect(today('Asia/Ho_Chi_Minh', now)).toBe('2026-04-01');
    expect(today('America/New_York', now)).toBe('2026-03-31');
  });

  it('writes days from one to another', () => {
    expect(formatDays('2026-12-02', '2026-12-03', 'en')).toBe('Wed, 2/12 – Thu, 3/12/2026');
    expect(formatDays('2026-12-31', '2027-01-03', 'vi')).toMatch(/^Thứ? 5, 31\/12\/2026 – CN, 3\/1\/2027$/);
    expect(formatDays('2026-12-02', '2026-12-03', null)).toBe('2/12 – 3/12/2026');
    expect(formatDays('2026-12-02', '2026-12-02', 'en')).toBe('Wed, 2/12/2026');
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
