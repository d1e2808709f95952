import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { ID_PATTERN, newId } from '../../../src/common/new-id';
import { ageOn, isCalendarDate, today } from '../../../src/common/shop-time';
import { foldText, slugify } from '../../../src/common/text';
import { withTimeout } from '../../../src/common/with-timeout';

describe('a limit on waiting', () => {
  it('counts what arrived while the process was busy', async () => {
    const server = createServer((socket) => socket.end('arrived')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const waited = withTimeout(
      100,
      once(socket, 'data').then(([bytes]) => String(bytes)),
    );
    await once(socket, 'connect');
    const until = performance.now() + 200;
    while (performance.now() < until);
    await expect(waited).resolves.toBe('arrived');
    server.close();
  });

  it('ends what takes longer, and hands over what comes too late', async () => {
    let give: (value: string) => void = () => undefined;
    const given = new Promise<string>((resolve) => (give = resolve));
    const late: string[] = [];
    await expect(withTimeout(1, given, (value) => late.push(value))).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    give('too late');
    await given;
    expect(late).toEqual(['too late']);
  });
});

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
