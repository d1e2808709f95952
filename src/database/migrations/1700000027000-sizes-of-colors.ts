import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 200;

interface SizeRow {
  productId: string;
  colorId: string;
  /** Null for a colour of which nothing is left. */
  size: string | null;
}

/** The sizes left of each colour, so that a search for a colour and a size means that size of that colour (rule F8). */
export class SizesOfColors1700000027000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalogue_entries ADD COLUMN colorSizes text');
    for (let last = ''; ;) {
      const rows = (await queryRunner.query(
        'SELECT productId AS id FROM catalogue_entries WHERE productId > ? ORDER BY productId LIMIT ?',
        [last, BATCH],
      )) as { id: string }[];
      if (rows.length === 0) return;
      await fillIn(
        rows.map(({ id }) => id),
        queryRunner,
      );
      last = rows.at(-1)!.id;
    }
  }
}

async function fillIn(ids: string[], queryRunner: QueryRunner): Promise<void> {
  const rows = (await queryRunner.query(
    `SELECT c.productId, c.id AS colorId, s.size FROM product_colors c
     LEFT JOIN product_sizes s ON s.colorId = c.id AND s.quantity > 0
     WHERE c.productId IN (${ids.map(() => '?').join(', ')}) ORDER BY c.position`,
    ids,
  )) as SizeRow[];
  for (const id of ids) {
    const sizes = new Map<string, string[]>();
    for (const { productId, colorId, size } of rows) {
      if (productId !== id) continue;
      const own = sizes.get(colorId) ?? [];
      sizes.set(colorId, size === null ? own : [...own, size]);
    }
    const texts = [...sizes.values()].map((own) => own.sort((a, b) => Number(a) - Number(b)).join(','));
    await queryRunner.query('UPDATE catalogue_entries SET colorSizes = ? WHERE productId = ?', [
      texts.join(';'),
      id,
    ]);
  }
}
