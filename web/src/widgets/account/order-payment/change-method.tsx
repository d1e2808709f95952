import { useId, useState } from 'react';
import type { OrderDto } from '../../../api/generated/model';
import type { ActionStatus } from '../../../lib/action-status';
import { i18n } from '../../../lib/i18n';
import { PAYMENT_METHODS, paymentName, type PaymentMethod } from '../../../lib/order-choices';
import { Button, FieldError, OptionRow, StatusButton, useFocusBack, recipeClasses } from '../../../ui';
import { orderPayment } from './order-payment.recipe';

export interface ChangeMethodProps {
  /** The present way of payment. */
  present: OrderDto['payment'];
  /** Resolves to whether it was changed. */
  onChange: (method: PaymentMethod) => Promise<boolean>;
  /** The button's state. */
  status: ActionStatus;
  /** Why it could not be changed; '' otherwise. */
  failure: string;
}

/** A button that opens the ways of payment in its place. */
export function ChangeMethod({ present, onChange, status, failure }: ChangeMethodProps) {
  const styles = recipeClasses(orderPayment);
  const name = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(present);
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  const changeTo = async (method: PaymentMethod) => {
    if (await onChange(method)) setIsOpen(false);
  };
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="outline"
        size="tool"
        onClick={() => {
          setChosen(present);
          setIsOpen(true);
        }}
      >
        {i18n.t('Change payment method')}
      </Button>
    );
  }
  return (
    <div className={styles.change}>
      <div role="radiogroup" aria-label={i18n.t('Payment Method')} className={styles.choices}>
        {PAYMENT_METHODS.map((method) => (
          <OptionRow
            key={method}
            type="radio"
            name={name}
            label={paymentName(method)}
            checked={method === chosen}
            onChange={() => setChosen(method)}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <StatusButton
          size="tool"
          status={status}
          loadingText={i18n.t('Changing the payment method')}
          disabled={chosen === present}
          onClick={() => chosen && void changeTo(chosen)}
        >
          {i18n.t('Change')}
        </StatusButton>
        <Button variant="outline" size="tool" onClick={() => setIsOpen(false)}>
          {i18n.t('Cancel')}
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
