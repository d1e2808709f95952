import { useId } from 'react';
import { lineTotal } from '../../lib/money';
import { capitalise } from '../../lib/text';
import { cartLine } from '../../theme/recipes/cart';
import { FieldError, Price, Stepper, TilePicture, useRecipeStyles } from '../../ui';

/** A product, a colour and a size in the cart, as the API gives it. */
export interface CartLineItem {
  name: string;
  color: string;
  size: string;
  /** Whole dong, as text. */
  price: string;
  image: string;
  quantity: number;
  /** How many pairs of this colour and size can be had now; 0 when it is gone. */
  available: number;
}

export interface CartLineProps {
  /** What is in the cart, and how much can be had. */
  line: CartLineItem;
  /** One pair more. */
  onIncrease: () => void;
  /** From 1 this removes the line. */
  onDecrease: () => void;
  /** A change is being sent. */
  busy?: boolean;
  /** Why a change did not work; the line says by itself when it holds more than there is. */
  message?: string;
}

/** One line of the cart drawer. Increasing stops at what is in stock (specification section 5). */
export function CartLine({ line, onIncrease, onDecrease, busy, message }: CartLineProps) {
  const styles = useRecipeStyles(cartLine);
  const id = useId();
  const short = shortage(line);
  return (
    <li className={styles.root}>
      <TilePicture path={line.image} alt="" sizes="112px" dimmed={line.available === 0} />
      <div className={styles.text}>
        <div className={styles.head}>
          <div id={id} className={styles.words}>
            <h3 className={styles.name}>{line.name}</h3>
            <p className={styles.meta}>
              {capitalise(line.color)} · {line.size}
            </p>
          </div>
          <Price amount={lineTotal(line)} size="sm" />
        </div>
        <div className={styles.foot}>
          <Stepper
            value={line.quantity}
            onIncrease={onIncrease}
            onDecrease={onDecrease}
            atMaximum={line.quantity >= line.available}
            busy={busy}
            describedBy={id}
          />
        </div>
        {(message ?? short) && (
          <div className={styles.message} ref={message ? bringIntoView : undefined}>
            <FieldError>{message ?? short}</FieldError>
          </div>
        )}
      </div>
    </li>
  );
}

/** What is said of a press must not lie under the drawer's foot. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

function shortage({ quantity, available }: CartLineItem): string | undefined {
  if (quantity <= available) return undefined;
  return available === 0
    ? 'Sold out. Remove it to check out.'
    : `Only ${available} left. Lower the quantity.`;
}
