import { siAmericanexpress, siDiscover, siJcb, siMastercard, siVisa } from 'simple-icons';
import { recipeClasses } from '../../../ui';
import { paymentMethod } from './payment-method.recipe';

/** The logo of a wallet or card: its path from the icon package, or its name as text. */
export interface PaymentMark {
  name: string;
  /** An SVG path in a square of 24 units. */
  path?: string;
}

export const WALLETS: readonly PaymentMark[] = [{ name: 'momo' }, { name: 'zalopay' }, { name: 'vnpay' }];

export const CARDS: readonly PaymentMark[] = [
  { name: 'visa', path: siVisa.path },
  { name: 'mastercard', path: siMastercard.path },
  { name: 'jcb', path: siJcb.path },
  { name: 'discover', path: siDiscover.path },
  { name: 'amex', path: siAmericanexpress.path },
];

/** Logos in one colour, each with its name for screen readers. */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
  const styles = recipeClasses(paymentMethod);
  return (
    <ul className={styles.marks}>
      {marks.map(({ name, path }) => (
        <li key={name} className={styles.mark}>
          {path ? (
            <svg viewBox="0 0 24 24" role="img" aria-label={name}>
              <path d={path} />
            </svg>
          ) : (
            <span className={styles.word}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
