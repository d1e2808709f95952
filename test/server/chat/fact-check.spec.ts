import { factsTold } from '../../../src/modules/chat/fact-check/fact-check';
import { ENGLISH_LIES, LIES } from './lies';
import { aFact, FACTS } from './stock-facts';

const known = { facts: FACTS, question: '', language: 'vi' as const };
const tells = (reply: string, question = '', facts = FACTS): string[] | null =>
  factsTold(reply, { facts, question, language: 'vi' })?.map(keyOf) ?? null;
const tellsInEnglish = (reply: string, question = '', facts = FACTS): string[] | null =>
  factsTold(reply, { ...known, facts, question, language: 'en' })?.map(keyOf) ?? null;

function keyOf({ name, color, size }: { name: string; color: string; size: string }): string {
  return `${name}/${color}/${size}`;
}

describe('a reply that tells facts alone', () => {
  it.each([
    'Court Nova Low màu đen size 42 còn 3 đôi.',
    'Dạ, Court Nova Low (Nike) màu đen size 42 còn 3 đôi, giá 2.490.000đ ạ.',
    'Dạ còn ạ! Court Nova Low màu đen size 42 còn 3 đôi, giá 2.490.000 đ.',
    'Dạ còn hàng ạ. Court Nova Low màu đen, size 42: còn 3 đôi. Giá 2.490.000đ/đôi.',
    'Court Nova Low màu đen: size 42 còn 3 đôi, size 43 đã hết hàng.',
    'Court Nova Low màu đen size 42 (3 đôi), 44 (5 đôi).',
    'Court Nova Low màu đen:\n- size 42: 3 đôi\n- size 43: hết hàng\n- size 44: 5 đôi',
    'Dạ, shop còn 3 đôi Court Nova Low màu đen size 42.',
    'Còn size 42, 44 của Court Nova Low màu đen ạ; hết size 43.',
    'Dạ còn ạ, mẫu Court Nova Low màu đen size 42 hiện còn ba đôi, giá 2,49 triệu đồng.',
    'Court Nova Low màu đen size 42 và 44 vẫn còn hàng.',
    'Giày chạy bộ Nike Lướt Gió 3 màu xanh da trời size 42.5 còn 2 đôi, giá 3.829.000đ.',
    'Court Nova Low màu đen size 43 đã hết rồi ạ, nhưng size 42 còn 3 đôi. Bạn có muốn xem thêm mẫu khác không?',
    'Dưới 3 triệu: Court Nova Low màu đen size 42 còn 3 đôi, giá 2.490.000đ.',
    '- Court Nova Low (nike), màu đen, size 42: còn 3 đôi, giá 2.490.000đ\n- Lướt Gió 3 (nike), màu xanh da trời, size 42.5: còn 2 đôi, giá 3.829.000đ',
    'Dạ hết rồi ạ. Court Nova Low màu trắng ngà size 42 đã hết, còn màu đen size 42 thì còn 3 đôi.',
    'Court Nova Low màu đen size 42: còn 3 đôi. Cảm ơn anh/chị!',
  ])('passes: %s', (reply) => {
    expect({ reply, tells: tells(reply) }).toEqual({
      reply,
      tells: expect.arrayContaining([expect.any(String)]),
    });
  });

  it.each([
    'Yes, we have Court Nova Low in đen, size 42: 3 pairs left at 2,490,000đ.',
    'The Nike Court Nova Low in đen is available in size 42 (3 pairs) and size 44 (5 pairs).',
    'Unfortunately size 43 of the Court Nova Low in đen is sold out, but size 42 has 3 pairs left.',
    'We have 3 pairs of the Court Nova Low in đen, size 42, priced at 2,490,000 VND.',
    'Court Nova Low, đen, size 42: 3 left. Would you like to see another size?',
    'Court Nova Low in đen, sizes 42 and 44 are in stock.',
    'Yes! The Court Nova Low in đen, size 42 has three pairs left. The price is 2,490,000đ a pair.',
    "Court Nova Low in đen: size 43 isn't available. Size 44 of the Court Nova Low in đen: 5 pairs.",
  ])('passes in English: %s', (reply) => {
    expect({ reply, tells: tellsInEnglish(reply) }).toEqual({
      reply,
      tells: expect.arrayContaining([expect.any(String)]),
    });
  });
});

const lies = Object.entries(LIES).flatMap(([wrong, replies]) =>
  replies.map((reply): [string, string] => [wrong, reply]),
);

describe('a reply that lies', () => {
  it.each(lies)('by %s is refused: %s', (_wrong, reply) => {
    expect(tells(reply)).toBeNull();
  });

  it.each(ENGLISH_LIES)('in English is refused: %s', (reply) => {
    expect(tellsInEnglish(reply)).toBeNull();
  });
});

describe('a reply that could be taken for a lie', () => {
  it('because of a count that two sizes have each is refused', () => {
    const facts = [aFact(), aFact({ size: '44' })];
    expect(tells('Court Nova Low màu đen size 42 và 44 còn 3 đôi.', '', facts)).toBeNull();
    expect(tells('Court Nova Low màu đen size 42 và 44 còn hàng.', '', facts)).toHaveLength(2);
  });

  it('because a shoe is given the colour of the one before is refused', () => {
    const facts = [aFact(), aFact({ name: 'Harbour 77', left: 4 })];
    const first = 'Court Nova Low màu đen size 42 còn 3 đôi.';
    expect(tells(`${first} Harbour 77 size 42 còn 4 đôi.`, '', facts)).toBeNull();
    expect(tells(`${first} Harbour 77 màu đen size 42 còn 4 đôi.`, '', facts)).toHaveLength(2);
  });
});
