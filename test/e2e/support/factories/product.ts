import { slugify } from '../../../../src/common/text';
import type { StockCause } from '../../../../src/modules/products/inventory/stock.service';
import type { NewColor, NewProduct } from '../../../../src/modules/products/editing/dto/product-body.dto';

let made = 0;

/** A colourway with one size; `aColor('red', { '42': 3, '43': 0 })` gives it sizes and quantities. */
export function aColor(color = 'black', sizes: Record<string, number> = { '42': 5 }): NewColor {
  return {
    color,
    colorHex: '#1b1b1f',
    imageDetail: [`/media/shoes/test/${slugify(color)}/side-960.webp`],
    sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
  };
}

/** A product that `ProductEditingService.createProduct` accepts; override what the test is about. */
export function aProduct(overrides: Partial<NewProduct> = {}): NewProduct {
  made += 1;
  return {
    name: `Test Runner ${made}`,
    type: 'running',
    brand: 'nike',
    price: 2_500_000,
    highLight: 'Light and quick',
    desc: 'A shoe to test with.',
    adImage: '/media/shoes/test/ad-960.webp',
    navbarImage: '/media/shoes/test/navbar-960.webp',
    importAt: new Date('2026-03-01T00:00:00.000Z'),
    colors: [aColor()],
    ...overrides,
  };
}

/** A stock movement's cause, when the test does not need one. */
export const NO_CAUSE: StockCause = { orderId: '000000000000000000000000', actorId: null, reason: 'sale' };
