import { useState } from 'react';
import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { fullName } from '../../lib/text';
import { useCustomerAuditTrail } from '../../state/audit-trail';
import { useOrderDialog } from '../../state/order-record';
import { useLastDefined } from '../../state/use-last-defined';
import { middle } from '../../theme/recipes/middle.recipe';
import { EmptyState, ErrorNotice, Modal, Spinner, useStyles } from '../../ui';
import { AuditTrail } from '../../widgets/audit-trail/audit-trail';
import { CustomerRecord } from '../../widgets/customer-record/customer-record';
import { OrderDialog } from '../../widgets/order-dialog/order-dialog';
import { SecondFactorReset } from './second-factor-reset';
import { useCustomerRecord } from './use-customer-record';

export interface CustomerDetailsProps {
  /** '' when no customer is open. */
  id: string;
  /** The member of staff. */
  me: CustomerDto;
  /** The customer as the list has it. */
  listed: CustomerDto | undefined;
  onClose: () => void;
}

/** One customer in a dialog; their orders open over it. */
export function CustomerDetails({ id, me, listed, onClose }: CustomerDetailsProps) {
  const { shown, forget } = useLastDefined(id);
  const { customer, orders, failure, retry } = useCustomerRecord(shown, listed);
  const trail = useCustomerAuditTrail(shown);
  const [orderId, setOrderId] = useState('');
  const order = useOrderDialog(orderId, () => setOrderId(''));
  const styles = useStyles(middle, { room: 'record' });
  if (shown === '') return null;
  return (
    <>
      <Modal
        size="md"
        title={customer ? fullName(customer) : i18n.t('Customer')}
        open={id !== ''}
        onClose={onClose}
        onExitComplete={forget}
      >
        {customer ? (
          <CustomerRecord customer={customer} orders={orders} onOpenOrder={setOrderId}>
            {me.role === 'manager' && me._id !== customer._id && (
              <SecondFactorReset key={customer._id} customer={customer} me={me} />
            )}
            {trail && <AuditTrail {...trail} />}
          </CustomerRecord>
        ) : (
          <div className={styles.root}>
            {!failure && <Spinner size="lg" label={i18n.t('Loading the customer')} />}
            {failure?.isGone && <EmptyState title={i18n.t('There is no such customer.')} />}
            {failure && !failure.isGone && (
              <ErrorNotice
                title={i18n.t('The customer could not be loaded.')}
                advice={failure.message}
                onRetry={retry}
              />
            )}
          </div>
        )}
      </Modal>
      {order && <OrderDialog {...order} />}
    </>
  );
}
