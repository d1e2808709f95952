import type { ProductDto } from '../../api/generated/model';
import { typeName } from '../../lib/choices';
import { saveCsv } from '../../lib/csv';
import { formatDate } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';

/** Downloads the rows as they are shown, without the pictures. */
export function exportProducts(products: readonly ProductDto[]): void {
  const heads = [
    i18n.t('Name'),
    i18n.t('Type'),
    i18n.t('Colors'),
    i18n.t('Quantity'),
    i18n.t('Price'),
    i18n.t('importAt'),
  ];
  const rows = products.map((product) => [
    product.name,
    typeName(product.type),
    String(product.colors.length),
    String(product.stock),
    formatDong(product.price),
    formatDate(product.importAt),
  ]);
  saveCsv(i18n.t({ id: 'file.products', message: 'products' }), heads, rows);
}
