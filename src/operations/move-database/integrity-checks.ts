import { verify } from '@node-rs/argon2';
import type { Tables } from './tables';

/** The sizes whose stock differs from the sum of their ledger lines. */
const DISAGREEING = `SELECT COUNT(*) AS count FROM product_sizes s JOIN product_colors c ON c.id = s.colorId
  LEFT JOIN (SELECT productId, colorKey, size, SUM(\`change\`) AS pairs FROM stock_movements
             GROUP BY productId, colorKey, size) m
    ON m.productId = c.productId AND m.colorKey = c.colorKey AND m.size = s.size
  WHERE s.quantity <> COALESCE(m.pairs, 0)`;

/** Staff first, since they must be able to sign in. */
const A_HASH = `SELECT passwordHash FROM customers WHERE deletedAt IS NULL AND passwordHash <> ''
  ORDER BY CASE WHEN role = 'manager' THEN 0 ELSE 1 END, id LIMIT 1`;

/** The number of sizes whose stock differs from the sum of their ledger lines. */
export async function countWrongStock(tables: Tables): Promise<number> {
  const [row] = await tables.query<{ count: number }>(DISAGREEING);
  return Number(row?.count ?? 0);
}

/** Whether a password can be checked against a hash of the database; true without an account. */
export async function canCheckPasswords(tables: Tables): Promise<boolean> {
  const [row] = await tables.query<{ passwordHash: string }>(A_HASH);
  if (!row) return true;
  return verify(row.passwordHash, 'any password').then(
    () => true,
    () => false,
  );
}
