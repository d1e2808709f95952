import type { CustomerDto } from '../../api/generated/model';
import { useAdminUrl } from '../../state/admin-url';
import { AdminMoney } from './admin-money';
import { AdminOrders } from './admin-orders';
import { AdminRefunds } from './admin-refunds';
import { PackOrder } from './pack-order';

/** The back-office's orders, their money, or the packing of one. */
export function OrderSection({ me }: { me: CustomerDto }) {
  const { view } = useAdminUrl().query;
  if (view === 'money') return <AdminMoney me={me} />;
  if (view === 'refunds') return <AdminRefunds me={me} />;
  if (view === 'packing') return <PackOrder />;
  return <AdminOrders me={me} />;
}
