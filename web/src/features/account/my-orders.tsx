import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { isPlaced } from '../../lib/order-payment';
import { useOverlay } from '../../state/url';
import { ButtonLink, EmptyState, ErrorNotice, Pager, SectionTitle, Spinner, recipeClasses } from '../../ui';
import { OrderRow } from '../../widgets/account/order-row/order-row';
import { profile } from './profile.recipe';
import { useMyOrders } from './use-my-orders';

/** The orders, newest first, ten on a page; each opens its detail (rule O10). */
export function MyOrders({ customer, titleId }: { customer: CustomerDto; titleId: string }) {
  const { orders, isLoading, error, retry, page, pages, setPage } = useMyOrders(customer);
  const { open } = useOverlay();
  const styles = recipeClasses(profile);
  return (
    <>
      <SectionTitle size="xs" id={titleId}>
        {i18n.t('Order history')}
      </SectionTitle>
      {isLoading && (
        <div className={styles.loading}>
          <Spinner label={i18n.t('Loading your orders')} />
        </div>
      )}
      {error && (
        <div className={styles.notice}>
          <ErrorNotice
            title={i18n.t('Your orders could not be loaded.')}
            advice={error.message}
            onRetry={retry}
          />
        </div>
      )}
      {!isLoading && !error && orders.length === 0 && (
        <div className={styles.notice}>
          <EmptyState
            title={i18n.t('No orders yet.')}
            text={i18n.t('What you buy is listed here.')}
            action={<ButtonLink href="/product">{i18n.t('See all products')}</ButtonLink>}
          />
        </div>
      )}
      <ul>
        {orders.filter(isPlaced).map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            onOpen={() => open({ active: 'order', order: order._id })}
          />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
    </>
  );
}
