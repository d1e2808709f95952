import type { CustomerDto } from '../../api/generated/model';
import { useAdminUrl } from '../../state/admin-url';
import { AdminMoney } from './admin-money';
import { AdminOrders } from './admin-orders';
import { AdminRefunds } from './admin-refunds';

/** The back-office's orders, or their money. */
export function OrderSection({ me }: { me: CustomerDto }) {
  const { view } = useAdminUrl().query;
  if (view === 'money') return <AdminMoney me={me} />;
  if (view === 'refunds') return <AdminRefunds me={me} />;
  return <AdminOrders me={me} />;
}
