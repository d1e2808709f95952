import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletedProductDto } from '../../api/generated/model';
import {
  useListDeletedProducts,
  useRestoreProduct,
} from '../../api/generated/product-editing/product-editing';
import { useActionStatus } from '../../hooks/use-action-status';
import { i18n } from '../../lib/i18n';
import { LIMITS } from '../../lib/limits';
import { adminPages } from '../../state/admin-url';
import { useProductCache } from '../../state/product-cache';
import { middle } from '../../theme/recipes/middle.recipe';
import { record } from '../../theme/recipes/record.recipe';
import { EmptyState, ErrorNotice, Modal, Pager, Spinner, recipeClasses } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { DeletedProducts } from '../../widgets/back-office/deleted-products/deleted-products';

/** The deleted products, the last deleted first and twelve on a page; a manager restores them (rule E10). */
export function DeletedProductsDialog(frame: OverlayFrame) {
  const styles = recipeClasses(record);
  const waiting = recipeClasses(middle, { room: 'record' });
  const [chosen, setPage] = useState(1);
  const [lastPage, setLastPage] = useState(1);
  const page = Math.min(chosen, lastPage);
  const { data, error, refetch } = useListDeletedProducts(
    { page, limit: LIMITS.adminPageSize },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  const pages = data ? adminPages(data.total) : lastPage;
  // The last row of the last page was restored.
  if (pages !== lastPage) setLastPage(pages);
  const { say, ...restoration } = useRestoration();
  const turn = (next: number) => {
    say('');
    setPage(next);
  };
  return (
    <Modal size="md" title={i18n.t('Deleted products')} {...frame}>
      {data ? (
        <div className={styles.root}>
          <p className={styles.note}>
            {i18n.t('A restored product is sold again at once, with its address and its stock.')}
          </p>
          <div>
            <DeletedProducts products={data.products} {...restoration} />
          </div>
          {data.total === 0 && <EmptyState title={i18n.t('No deleted products.')} />}
          <Pager page={page} pages={pages} onChange={turn} />
        </div>
      ) : (
        <div className={waiting.root}>
          {!error && <Spinner size="lg" label={i18n.t('Loading the deleted products')} />}
          {error && (
            <ErrorNotice
              title={i18n.t('The deleted products could not be loaded.')}
              advice={error.message}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

/** Products are restored one after another. */
function useRestoration() {
  const { mutateAsync } = useRestoreProduct();
  const cache = useProductCache();
  const action = useActionStatus();
  const [restoring, setRestoring] = useState<string>();
  const [message, say] = useState('');
  const onRestore = ({ _id, name }: DeletedProductDto) => {
    if (restoring) return;
    setRestoring(_id);
    say('');
    const run = async () => {
      await mutateAsync({ id: _id });
      await cache.invalidate();
      say(i18n.t('{name} is back in the shop.', { name }));
    };
    void action.run(run).finally(() => setRestoring(undefined));
  };
  return { onRestore, restoring, failure: action.failure, message, say };
}
