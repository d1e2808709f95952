import { useId, useState } from 'react';
import type { PaymentAttemptDto } from '../../../api/generated/model';
import type { ActionStatus } from '../../../lib/action-status';
import { i18n } from '../../../lib/i18n';
import { providerName } from '../../../lib/payment-words';
import { FieldError, OptionRow, StatusButton, recipeClasses } from '../../../ui';
import { orderPayment } from './order-payment.recipe';

type Provider = PaymentAttemptDto['provider'];

export interface PayNowProps {
  /** Whether it may be paid already at a page that was opened. */
  isOpen: boolean;
  /** Where it can be paid; several are a choice. */
  providers?: Provider[];
  /** Leads to the page where it is paid. */
  onPay: (provider?: Provider) => void;
  /** The button's state. */
  status?: ActionStatus;
  /** Why paying could not begin; '' otherwise. */
  failure?: string;
}

/** The button that leads to the page where the order is paid, and the choice of that page. */
export function PayNow({ isOpen, providers = [], onPay, status = 'idle', failure = '' }: PayNowProps) {
  const styles = recipeClasses(orderPayment);
  const name = useId();
  const [chosen, setChosen] = useState<Provider>();
  const hasChoice = providers.length > 1;
  const provider = hasChoice ? (providers.find((one) => one === chosen) ?? providers[0]) : undefined;
  return (
    <>
      {hasChoice && (
        <div role="radiogroup" aria-label={i18n.t('Pay at')} className={styles.choices}>
          {providers.map((one) => (
            <OptionRow
              key={one}
              type="radio"
              name={name}
              label={providerName(one)}
              checked={one === provider}
              onChange={() => setChosen(one)}
            />
          ))}
        </div>
      )}
      <StatusButton
        status={status}
        variant={isOpen ? 'outline' : undefined}
        loadingText={i18n.t('Opening the payment page')}
        onClick={() => onPay(provider)}
      >
        {i18n.t('Pay now')}
      </StatusButton>
      {failure && <FieldError>{failure}</FieldError>}
    </>
  );
}
