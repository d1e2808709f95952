import { Banknote, CreditCard, QrCode, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  PAYMENT_METHODS,
  paymentHint,
  paymentName,
  type PaymentMethod as Method,
} from '../../../lib/order-choices';
import { i18n } from '../../../lib/i18n';
import { OptionRow, SectionTitle, recipeClasses } from '../../../ui';
import { CARDS, PaymentMarks, WALLETS } from './payment-marks';
import { paymentMethod } from './payment-method.recipe';

export interface PaymentMethodProps {
  /** The chosen method, or null. */
  value: Method | null;
  /** Called with the new method, or with null when the chosen one is pressed again (rule C1). */
  onChange: (method: Method | null) => void;
  /** Shown when QR is chosen. */
  transfer: ReactNode;
}

const ICONS = { COD: Banknote, QR: QrCode, eWallet: Wallet, credit: CreditCard };

/** The four payment methods, and what each shows when it is chosen (rules C1, C12 and C14). */
export function PaymentMethod({ value, onChange, transfer }: PaymentMethodProps) {
  const styles = recipeClasses(paymentMethod);
  const panels: Record<Method, ReactNode> = {
    COD: null,
    QR: (
      <>
        {transfer}
        <p className={styles.note}>
          {i18n.t('Please pay after you have pressed Checkout: your order then shows this code again.')}
        </p>
      </>
    ),
    eWallet: <PaymentMarks marks={WALLETS} />,
    credit: <PaymentMarks marks={CARDS} />,
  };
  return (
    <section>
      <SectionTitle size="xs" id="payment-method">
        {i18n.t('Payment Method')}
      </SectionTitle>
      <div className={styles.root} role="group" aria-labelledby="payment-method">
        {PAYMENT_METHODS.map((method) => {
          const Icon = ICONS[method];
          const chosen = value === method;
          return (
            <div key={method} className={styles.row}>
              <OptionRow
                type="radio"
                size="lg"
                name="payment"
                label={paymentName(method)}
                hint={paymentHint(method)}
                checked={chosen}
                mark={<Icon strokeWidth={1.6} />}
                onChange={(checked) => onChange(checked ? method : null)}
              />
              {chosen && panels[method] && <div className={styles.panel}>{panels[method]}</div>}
            </div>
          );
        })}
      </div>
    </section>
  );
}
