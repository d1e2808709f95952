import { Banknote, CreditCard, QrCode, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAYMENT_METHODS, type PaymentMethod as Method } from '../../lib/checkout-rules';
import { paymentMethod } from '../../theme/recipes/checkout';
import { OptionRow, SectionTitle, useRecipeStyles } from '../../ui';
import { CARDS, PaymentMarks, WALLETS } from './payment-marks';

export interface PaymentMethodProps {
  /** The chosen method, or null before one is chosen. */
  value: Method | null;
  /** The method now chosen; choosing the same again gives null (specification section 4). */
  onChange: (method: Method | null) => void;
  /** What QR shows when it is chosen. */
  transfer: ReactNode;
}

const ICONS = { COD: Banknote, QR: QrCode, eWallet: Wallet, credit: CreditCard };

/** One of four ways to pay, and what each shows when it is chosen. */
export function PaymentMethod({ value, onChange, transfer }: PaymentMethodProps) {
  const styles = useRecipeStyles(paymentMethod);
  const panels: Record<Method, ReactNode> = {
    COD: null,
    QR: transfer,
    eWallet: <PaymentMarks marks={WALLETS} />,
    credit: <PaymentMarks marks={CARDS} />,
  };
  return (
    <section>
      <SectionTitle size="xs" id="payment-method">
        Payment Method
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
                label={method}
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
