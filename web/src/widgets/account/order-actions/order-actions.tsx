import type { ReactNode } from 'react';
import type { ActionStatus } from '../../../lib/action-status';
import type { OrderStatus } from '../../../lib/order-choices';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { colorTitle } from '../../../lib/color-title';
import { Button, ButtonLink, FieldError, StatusButton, recipeClasses } from '../../../ui';
import { orderActions } from './order-actions.recipe';

/** A line of which fewer pairs were left than the order had. */
export interface MissingLine {
  name: string;
  color: string;
  size: string;
  /** Pairs in the order. */
  wanted: number;
  /** Pairs that went into the cart. */
  put: number;
}

export interface OrderActionsProps {
  /** Says how far the packing is. */
  status: OrderStatus;
  /** Until when it waits for its payment; null when it does not. */
  payBy?: string | null;
  /** The state of ordering again. */
  again: ActionStatus;
  /** Puts what is left of the order into the cart. */
  onAgain: () => void;
  /** Asks whether the order is to be canceled; without it there is no such button. */
  onCancel?: () => void;
  /** A further sentence; '' for none. */
  note?: string;
  /** Another button. */
  extra?: ReactNode;
  /** What could not be put into the cart. */
  missing: readonly MissingLine[];
  /** The cart's address; shown next to what is missing. */
  cartHref: string;
  /** Why ordering again failed; '' otherwise. */
  failure: string;
}

/** What staff see of the packing, in a customer's words (rule O13). */
const PACKING: Record<OrderStatus, () => string> = {
  pending: () => i18n.t('Your pairs are set aside and wait to be packed.'),
  delivering: () => i18n.t('Your pairs are packed and on their way to you.'),
  completed: () => i18n.t('Your pairs were packed and handed over.'),
  canceled: () => i18n.t('This order is canceled: nothing is packed, and the pairs are back on sale.'),
};

/** How far one's own order is, in words, and what one can do with it. */
export function OrderActions(props: OrderActionsProps) {
  const { status, payBy, again, onAgain, onCancel, note, extra, missing, cartHref, failure } = props;
  const styles = recipeClasses(orderActions);
  return (
    <section className={styles.root} aria-label={i18n.t('This order')}>
      <p className={styles.words}>
        {payBy
          ? i18n.t('Your pairs are set aside and wait for your payment until {moment}.', {
              moment: formatMoment(payBy),
            })
          : PACKING[status]()}
      </p>
      {note && <p className={styles.words}>{note}</p>}
      <div className={styles.buttons}>
        <StatusButton
          variant="outline"
          size="tool"
          status={again}
          loadingText={i18n.t('Putting the pairs into your cart')}
          onClick={onAgain}
        >
          {i18n.t('Order again')}
        </StatusButton>
        {onCancel && (
          <Button variant="outline" size="tool" onClick={onCancel}>
            {i18n.t('Cancel order')}
          </Button>
        )}
        {extra}
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      <div role="status">{missing.length > 0 && <Missing missing={missing} cartHref={cartHref} />}</div>
    </section>
  );
}

function Missing({ missing, cartHref }: Pick<OrderActionsProps, 'missing' | 'cartHref'>) {
  const styles = recipeClasses(orderActions);
  return (
    <>
      <p className={styles.words}>{i18n.t('Not everything is left:')}</p>
      <ul className={styles.missing}>
        {missing.map((line) => (
          <li key={`${line.name}/${line.color}/${line.size}`}>{leftOf(line)}</li>
        ))}
      </ul>
      <ButtonLink href={cartHref} size="tool">
        {i18n.t('See the cart')}
      </ButtonLink>
    </>
  );
}

function leftOf(line: MissingLine): string {
  const values = { ...line, color: colorTitle(line.color) };
  return line.put > 0
    ? i18n.t('{name}, {color}, size {size}: {put} of {wanted} pairs', values)
    : i18n.t('{name}, {color}, size {size}: none left', values);
}
