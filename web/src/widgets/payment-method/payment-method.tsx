import { chakra } from '@chakra-ui/react';
import { Banknote, CreditCard, QrCode, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAYMENT_METHODS, type PaymentMethod as Method } from '../../lib/checkout-rules';
import { OptionRow, SectionTitle, useStyles } from '../../ui';
import { CARDS, PaymentMarks, WALLETS } from './payment-marks';

export interface TransferDetails {
  /** The QR code as an image address. */
  image: string;
  bank: string;
  account: string;
  holder: string;
  /** What the transfer must say. */
  content: string;
}

export interface PaymentMethodProps {
  value: Method | null;
  /** The method now chosen; choosing the same again gives null (specification section 4). */
  onChange: (method: Method | null) => void;
  /** What QR shows; nothing while it is not known. */
  transfer?: TransferDetails;
}

const ICONS = { COD: Banknote, QR: QrCode, eWallet: Wallet, credit: CreditCard };

/** One of four ways to pay, and what each shows when it is chosen. */
export function PaymentMethod({ value, onChange, transfer }: PaymentMethodProps) {
  const styles = useStyles('paymentMethod');
  const panels: Record<Method, ReactNode> = {
    COD: null,
    QR: transfer && <Transfer transfer={transfer} />,
    eWallet: <PaymentMarks marks={WALLETS} />,
    credit: <PaymentMarks marks={CARDS} />,
  };
  return (
    <section>
      <SectionTitle size="xs" id="payment-method">
        Payment Method
      </SectionTitle>
      <chakra.div css={styles.root} role="group" aria-labelledby="payment-method">
        {PAYMENT_METHODS.map((method) => {
          const Icon = ICONS[method];
          const chosen = value === method;
          return (
            <chakra.div key={method} css={styles.row}>
              <OptionRow
                type="radio"
                size="lg"
                name="payment"
                label={method}
                checked={chosen}
                mark={<Icon strokeWidth={1.6} />}
                onChange={(checked) => onChange(checked ? method : null)}
              />
              {chosen && panels[method] && <chakra.div css={styles.panel}>{panels[method]}</chakra.div>}
            </chakra.div>
          );
        })}
      </chakra.div>
    </section>
  );
}

function Transfer({ transfer }: { transfer: TransferDetails }) {
  const styles = useStyles('paymentMethod');
  const rows = [
    ['Ngân hàng', transfer.bank],
    ['Tài khoản', `${transfer.account}\n${transfer.holder}`],
    ['Nội dung', transfer.content],
  ] as const;
  return (
    <chakra.div css={styles.qr}>
      <chakra.img
        src={transfer.image}
        alt={`QR code for a transfer to ${transfer.account}`}
        css={styles.qrPicture}
      />
      <chakra.dl css={styles.qrText}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <chakra.dt css={styles.term}>{term}</chakra.dt>
            <chakra.dd css={styles.value}>{value}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}
