import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListStockMovements } from '../../api/generated/product-editing/product-editing';
import type { ProductDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { LIMITS } from '../../lib/limits';
import { useActorNames } from '../../state/actor-names';
import { adminPages } from '../../state/admin-url';
import { useProductAuditTrail } from '../../state/audit-trail';
import { useSession } from '../../state/session';
import { EmptyState, ErrorNotice, Modal, Pager, Spinner, recipeClasses } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { AuditTrail } from '../../widgets/back-office/audit-trail/audit-trail';
import { StockMovements } from '../../widgets/back-office/stock-movements/stock-movements';
import { productDialogs } from './product-dialogs.recipe';
import { StockEditor } from './stock-editor';
import { useLeaveGuard } from './use-leave-guard';

interface StockDialogProps extends OverlayFrame {
  product: ProductDto;
}

/**
 * A product's stock: for managers the pairs of each size, to change them; then the movements, newest first and twelve
 * on a page (rule S5), and the audit trail.
 */
export function StockDialog({ product, onClose, ...frame }: StockDialogProps) {
  const guard = useLeaveGuard(onClose);
  const mayChange = useSession()?.role === 'manager';
  const [page, setPage] = useState(1);
  const answer = useListStockMovements(
    product._id,
    { page, limit: LIMITS.adminPageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  const movements = answer.data?.movements ?? [];
  const nameOf = useActorNames(movements);
  const trail = useProductAuditTrail(product._id);
  const styles = recipeClasses(productDialogs);
  return (
    <Modal title={i18n.t('Stock of {name}', { name: product.name })} onClose={guard.close} {...frame}>
      <div className={styles.stock}>
        {mayChange && <StockEditor id={product._id} guard={guard} />}
        {!answer.data && answer.error && (
          <ErrorNotice
            title={i18n.t('The movements could not be loaded.')}
            advice={answer.error.message}
            onRetry={() => void answer.refetch()}
          />
        )}
        {!answer.data && !answer.error && <Spinner size="lg" label={i18n.t('Loading the movements')} />}
        {answer.data?.total === 0 && <EmptyState title={i18n.t('Nothing moved yet.')} />}
        {movements.length > 0 && (
          <StockMovements
            movements={movements.map((movement) => ({ ...movement, actor: nameOf(movement.actorId) }))}
          />
        )}
        {(answer.data?.total ?? 0) > LIMITS.adminPageSize && (
          <div className={styles.pages}>
            <Pager page={page} pages={adminPages(answer.data?.total ?? 0)} onChange={setPage} />
          </div>
        )}
        {trail && (
          <div className={styles.trail}>
            <AuditTrail {...trail} />
          </div>
        )}
      </div>
    </Modal>
  );
}
