import { keepPreviousData } from '@tanstack/react-query';
import type { CustomerDto, ListRefundsState } from '../../api/generated/model';
import { useListRefunds } from '../../api/generated/payments/payments';
import { i18n } from '../../lib/i18n';
import { refundStateName } from '../../lib/payment-words';
import { LIMITS } from '../../lib/limits';
import { TIMINGS } from '../../lib/timings';
import { useAdminUrl } from '../../state/admin-url';
import { RefundList } from '../../widgets/back-office/refund-list/refund-list';
import { MoneyViewFrame } from './money-view';

/** The refunds: to send, on their way, sent, and not sent. */
export function AdminRefunds({ me }: { me: CustomerDto }) {
  const { query, openDetail } = useAdminUrl();
  const state = (query.state || 'due') as ListRefundsState;
  const { data, error, refetch, isPlaceholderData } = useListRefunds(
    { state, page: query.page, limit: LIMITS.adminPageSize },
    { query: { refetchInterval: TIMINGS.orderRefresh, placeholderData: keepPreviousData } },
  );
  return (
    <MoneyViewFrame
      view="refunds"
      title={i18n.t('Refunds')}
      nameOf={(name) => refundStateName(name as ListRefundsState)}
      total={data?.total}
      error={error}
      onRetry={() => void refetch()}
      isPreviousPage={isPlaceholderData}
      empty={{
        title: i18n.t('No refunds.'),
        text: i18n.t('Money of canceled and returned orders that is to go back is listed here.'),
      }}
      isManager={me.role === 'manager'}
    >
      {data && data.total > 0 && <RefundList refunds={data.refunds} onOpen={openDetail} />}
    </MoneyViewFrame>
  );
}
