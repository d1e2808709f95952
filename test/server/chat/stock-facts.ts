import type { StockFact } from '../../../src/modules/chat/lookup/lookup.service';

/** The lookup's fact about one size; override what the test is about. */
export function aFact(overrides: Partial<StockFact> = {}): StockFact {
  const name = overrides.name ?? 'Court Nova Low';
  return {
    productId: name.length.toString(16).padStart(24, '0'),
    slug: name.toLowerCase().replace(/ /g, '-'),
    name,
    brand: 'nike',
    type: 'sneaker',
    color: 'đen',
    size: '42',
    left: 3,
    price: 2_490_000,
    image: '/media/shoes/test/side-960.webp',
    ...overrides,
  };
}

const WIND = { name: 'Lướt Gió 3', type: 'running', color: 'xanh da trời', price: 3_829_000 } as const;
const HARBOUR = { name: 'Harbour 77', brand: 'new balance', type: 'classic', price: 3_150_000 } as const;

/** Shoes that share properties with each other, so that every mixture of them is false. */
export const FACTS: readonly StockFact[] = [
  aFact(),
  aFact({ size: '43', left: 0 }),
  aFact({ size: '44', left: 5 }),
  aFact({ color: 'trắng ngà', left: 0 }),
  aFact({ color: 'trắng ngà', size: '43', left: 7 }),
  aFact({ ...WIND, size: '42.5', left: 2 }),
  aFact({ ...WIND, size: '43', left: 0 }),
  aFact({ ...HARBOUR, color: 'xám tro', size: '41', left: 1 }),
  aFact({ ...HARBOUR, color: 'xám tro', size: '42', left: 0 }),
];
