import { foldText, slugify } from './text';

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
