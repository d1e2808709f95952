import { useState } from 'react';
import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { fullName } from '../../lib/text';
import { useCustomerAuditTrail } from '../../state/audit-trail';
import { useOrderRecord } from '../../state/order-record';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { middle } from '../../theme/recipes/middle.recipe';
import { EmptyState, ErrorNotice, Modal, Spinner, recipeClasses } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { AuditTrail } from '../../widgets/back-office/audit-trail/audit-trail';
import { CustomerRecord } from '../../widgets/back-office/customer-record/customer-record';
import { OrderDialog } from '../../widgets/back-office/order-record/order-dialog';
import { SecondFactorReset } from './second-factor-reset';
import { useCustomerRecord } from './use-customer-record';

interface CustomerDialogProps {
  /** '' when no customer is open. */
  id: string;
  /** The member of staff. */
  me: CustomerDto;
  /** The customer as the list has it. */
  listed: CustomerDto | undefined;
  onClose: () => void;
}

/** One customer in a dialog; their orders open over it. */
export function CustomerDialog({ id, onClose, ...rest }: CustomerDialogProps) {
  const dialog = useUntilClosed(id, onClose);
  return dialog && <Details id={dialog.subject} {...rest} {...dialog.frame} />;
}

function Details({ id, me, listed, ...frame }: CustomerDialogProps & OverlayFrame) {
  const { customer, orders, failure, retry } = useCustomerRecord(id, listed);
  const trail = useCustomerAuditTrail(id);
  const [orderId, setOrderId] = useState('');
  const order = useUntilClosed(orderId, () => setOrderId(''));
  const styles = recipeClasses(middle, { room: 'record' });
  return (
    <>
      <Modal size="md" title={customer ? fullName(customer) : i18n.t('Customer')} {...frame}>
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
      {order && <CustomersOrder id={order.subject} {...order.frame} />}
    </>
  );
}

function CustomersOrder({ id, ...frame }: OverlayFrame & { id: string }) {
  return <OrderDialog id={id} record={useOrderRecord(id)} {...frame} />;
}
