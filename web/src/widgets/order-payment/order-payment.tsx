import type { OrderDto } from '../../api/generated/model';
import type { ActionStatus } from '../../lib/action-status';
import { formatMoment } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { amountDue, isToBePaid } from '../../lib/order-payment';
import { FieldError, StatusButton, useStyles } from '../../ui';
import { orderPayment } from './order-payment.recipe';

export interface OrderPaymentProps {
  /** The order that is paid. */
  order: OrderDto;
  /** The latest try to pay at a provider's page; undefined without one. */
  attempt?: 'open' | 'paid' | 'failed' | 'expired';
  /** Leads to the page where it is paid; without it there is no button. */
  onPay?: () => void;
  /** The button's state. */
  status?: ActionStatus;
  /** Why paying could not begin; '' otherwise. */
  failure?: string;
}

/** How far an order is paid and until when it must be, with the button that pays it (rule C17). */
export function OrderPayment({ order, attempt, onPay, status = 'idle', failure = '' }: OrderPaymentProps) {
  const styles = useStyles(orderPayment);
  return (
    <div className={styles.root}>
      <div role="status">
        <p className={styles.state}>{stateOf(order)}</p>
        {isToBePaid(order) &&
          linesOf(order, attempt).map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
      </div>
      {onPay && (
        <div className={styles.action}>
          <StatusButton status={status} loadingText={i18n.t('Opening the payment page')} onClick={onPay}>
            {i18n.t('Pay now')}
          </StatusButton>
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      )}
    </div>
  );
}

function stateOf({ paymentState }: OrderDto): string {
  return {
    unpaid: i18n.t('Not paid yet'),
    'partly-paid': i18n.t('Partly paid'),
    paid: i18n.t('Paid'),
    'refund-due': i18n.t('You get your money back'),
    refunded: i18n.t('Refunded'),
  }[paymentState];
}

/** What came, how the last try went, and until when the order waits. */
function linesOf(order: OrderDto, attempt: OrderPaymentProps['attempt']): string[] {
  const { paymentState, payBy, paidAmount, refundedAmount } = order;
  const paid = formatDong(paidAmount - refundedAmount);
  const due = formatDong(amountDue(order));
  const moment = formatMoment(payBy);
  const isOver = attempt === 'failed' || attempt === 'expired';
  return [
    paymentState === 'partly-paid' ? i18n.t('{paid} has arrived, {due} is still to pay.', { paid, due }) : '',
    isOver ? i18n.t('The last payment did not go through. You can try again.') : '',
    attempt === 'open' ? i18n.t('If you have paid, wait here: this page shows when the money arrives.') : '',
    paymentState === 'unpaid' && moment
      ? i18n.t('Please pay by {moment}. After that the order is canceled.', { moment })
      : '',
  ].filter(Boolean);
}
