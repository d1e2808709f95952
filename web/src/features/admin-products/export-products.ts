import type { ProductDto } from '../../api/generated/model';
import { saveCsv } from '../../lib/csv';
import { formatDate } from '../../lib/dates';
import { formatDong } from '../../lib/money';
import { capitalise } from '../../lib/text';

/** Downloads the rows as they are shown, without the pictures. */
export function exportProducts(products: readonly ProductDto[]): void {
  const heads = ['Name', 'Type', 'Colors', 'Quantity', 'Price', 'importAt'];
  const rows = products.map((product) => [
    product.name,
    capitalise(product.type),
    String(product.colors.length),
    String(product.stock),
    formatDong(product.price),
    formatDate(product.importAt),
  ]);
  saveCsv('products', heads, rows);
}
