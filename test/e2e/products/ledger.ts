import type { DataSource } from 'typeorm';

/** The ledger's sum and the stock of each size: `productId/colorKey/size` → pairs. */
async function totals(dataSource: DataSource): Promise<{ ledger: object; shelf: object }> {
  type Row = { name: string; pairs: number | string };
  const toTotals = (rows: Row[]): object =>
    Object.fromEntries(
      rows.map(({ name, pairs }) => [name, Number(pairs)] as const).filter(([, pairs]) => pairs !== 0),
    );
  const lines = await dataSource.query<
    (Omit<Row, 'name'> & Record<'productId' | 'colorKey' | 'size', string>)[]
  >(
    'SELECT productId, colorKey, size, SUM(`change`) AS pairs FROM stock_movements GROUP BY productId, colorKey, size',
  );
  const sizes = await dataSource.query<typeof lines>(
    `SELECT c.productId, c.colorKey, s.size, s.quantity AS pairs FROM product_sizes s
     JOIN product_colors c ON c.id = s.colorId`,
  );
  const named = (rows: typeof lines): Row[] =>
    rows.map(({ productId, colorKey, size, pairs }) => ({ name: `${productId}/${colorKey}/${size}`, pairs }));
  return { ledger: toTotals(named(lines)), shelf: toTotals(named(sizes)) };
}

/** The ledger explains every stock, and the rows of removed sizes add up to zero. */
export async function expectLedgerToAgree(dataSource: DataSource): Promise<void> {
  const { ledger, shelf } = await totals(dataSource);
  expect(ledger).toEqual(shelf);
}
