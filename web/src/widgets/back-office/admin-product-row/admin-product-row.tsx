import { Pencil, Trash2 } from 'lucide-react';
import { typeName } from '../../../lib/choices';
import { formatDate } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { titleCase } from '../../../lib/text';
import {
  column,
  DataCell,
  type DataLayout,
  DataRow,
  IconButton,
  TilePicture,
  recipeClasses,
  VisuallyHidden,
} from '../../../ui';
import { Price } from '../../shop/price/price';
import { adminProductRow } from './admin-product-row.recipe';

/** The list's columns, and their places below 1024 px. */
export const PRODUCT_TABLE: DataLayout = {
  columns: [
    column('picture', () => i18n.t('Picture'), { hideLabel: true, width: 13 }),
    column('name', () => i18n.t('Name')),
    column('type', () => i18n.t('Type'), { width: 24 }),
    column('colors', () => i18n.t('Colors'), { align: 'end', width: 14 }),
    column('quantity', () => i18n.t('Quantity'), { align: 'end', width: 18 }),
    column('price', () => i18n.t('Price'), { align: 'end', width: 26 }),
    column('import', () => i18n.t('Imported'), { align: 'end', width: 22 }),
    column('actions', () => i18n.t('Actions'), { hideLabel: true, width: 19 }),
  ],
  stacked: [
    'picture name name name actions',
    'picture type colors import actions',
    'picture price price quantity actions',
  ],
  stackedColumns: 'calc(18 * var(--buoc-spacing-1)) auto auto minmax(0, 1fr) auto',
};

/** A product in the API's shape. */
export interface ListedProduct {
  _id: string;
  name: string;
  brand: string;
  type: string;
  price: number;
  stock: number;
  /** Pairs of completed orders. */
  quantitySold: number;
  importAt: string;
  adImage: string;
  colors: readonly { imageDetail: readonly string[] }[];
}

export interface AdminProductRowProps {
  /** The product of this row. */
  product: ListedProduct;
  /** Enables Edit and Delete, for managers only (rule E1). */
  mayChange: boolean;
  /** Marks the row whose product is being edited. */
  selected?: boolean;
  /** Opens the form. */
  onEdit: () => void;
  /** Opens the confirmation. */
  onDelete: () => void;
  /** Opens the product's stock movements. */
  onStock: () => void;
}

/** A product in the list (rule V16). */
export function AdminProductRow(props: AdminProductRowProps) {
  const { product, selected, onStock } = props;
  const styles = recipeClasses(adminProductRow);
  const picture = product.colors[0]?.imageDetail[0] ?? product.adImage;
  return (
    <DataRow selected={selected} data-row={product._id}>
      <DataCell column="picture">
        <div className={styles.thumb}>
          <TilePicture path={picture} alt="" sizes="4.5rem" />
        </div>
      </DataCell>
      <DataCell column="name">
        <div className={styles.name}>{product.name}</div>
        <div className={styles.brand}>
          {titleCase(product.brand)} · {i18n.t('{count} sold', { count: product.quantitySold })}
        </div>
      </DataCell>
      <DataCell column="type">
        <span className={styles.fact}>{typeName(product.type)}</span>
      </DataCell>
      <DataCell column="colors">
        <span className={styles.figure}>
          {product.colors.length}
          <span>
            {' '}
            {i18n.t('{count, plural, one {color} other {colors}}', { count: product.colors.length })}
          </span>
        </span>
      </DataCell>
      <DataCell column="quantity">
        <button
          type="button"
          className={styles.quantity}
          data-none={product.stock === 0 ? '' : undefined}
          title={i18n.t('Why?')}
          onClick={onStock}
        >
          <span className={styles.label}>{i18n.t('Quantity')} </span>
          <b>{product.stock}</b>
          <VisuallyHidden>{i18n.t(', stock movements of {name}', { name: product.name })}</VisuallyHidden>
        </button>
      </DataCell>
      <DataCell column="price">
        <span className={styles.price}>
          <Price amount={product.price} size="plain" />
        </span>
      </DataCell>
      <DataCell column="import">
        <span className={styles.figure} data-muted>
          {formatDate(product.importAt)}
        </span>
      </DataCell>
      <DataCell column="actions" actions>
        <Actions {...props} />
      </DataCell>
    </DataRow>
  );
}

function Actions({ product, mayChange, onEdit, onDelete }: AdminProductRowProps) {
  const styles = recipeClasses(adminProductRow);
  if (!mayChange) return null;
  return (
    <div className={styles.actions} role="group" aria-label={product.name}>
      <IconButton label={i18n.t('Edit')} icon={Pencil} onClick={onEdit} data-row-focus />
      <IconButton label={i18n.t('Delete')} icon={Trash2} onClick={onDelete} />
    </div>
  );
}
