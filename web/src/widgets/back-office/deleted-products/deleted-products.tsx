import { useEffect, useRef } from 'react';
import type { DeletedProductDto } from '../../../api/generated/model';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { titleCase } from '../../../lib/text';
import { rowList } from '../../../theme/recipes/row-list.recipe';
import { FieldError, StatusButton, TilePicture, recipeClasses } from '../../../ui';
import { deletedProducts } from './deleted-products.recipe';

export interface DeletedProductsProps {
  /** The last deleted first. */
  products: readonly DeletedProductDto[];
  /** Restores a product. */
  onRestore: (product: DeletedProductDto) => void;
  /** The id of the product that is being restored. */
  restoring?: string;
  /** Why the last one could not be restored. */
  failure?: string;
  /** The result of the last action, in one sentence. It gets the focus, since the row and its button are gone. */
  message?: string;
}

/** Deleted products, each with a button that brings it back into the shop (rule E10). */
export function DeletedProducts({ products, message = '', failure, ...actions }: DeletedProductsProps) {
  const styles = recipeClasses(rowList);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) sentence.current?.focus();
  }, [message]);
  return (
    <>
      <p ref={sentence} role="status" tabIndex={-1} className={styles.message}>
        {message}
      </p>
      {failure && <FieldError>{failure}</FieldError>}
      <ul className={styles.list} aria-label={i18n.t('Deleted products')}>
        {products.map((product) => (
          <Row key={product._id} product={product} {...actions} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { product: DeletedProductDto } & Pick<DeletedProductsProps, 'onRestore' | 'restoring'>;

function Row({ product, onRestore, restoring }: RowProps) {
  const styles = recipeClasses(rowList);
  const { thumb } = recipeClasses(deletedProducts);
  const { _id, name, brand, image, deletedAt } = product;
  return (
    <li className={styles.row}>
      <div className={thumb}>
        <TilePicture path={image} alt="" sizes="3.25rem" />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{titleCase(brand)}</span>
        <span className={styles.line}>{i18n.t('Deleted {moment}', { moment: formatMoment(deletedAt) })}</span>
      </div>
      <StatusButton
        variant="outline"
        size="tool"
        aria-label={i18n.t('Restore: {name}', { name })}
        status={restoring === _id ? 'loading' : 'idle'}
        loadingText={i18n.t('Restoring')}
        onClick={() => onRestore(product)}
      >
        {i18n.t('Restore')}
      </StatusButton>
    </li>
  );
}
