import { useId } from 'react';
import type { OrderItemDto } from '../../../api/generated/model';
import { stockShortage } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { formatDong, lineTotal } from '../../../lib/money';
import { colorTitle } from '../../../lib/color-title';
import { Button, FieldError, Link, Stepper, TilePicture, recipeClasses } from '../../../ui';
import { Price } from '../../shop/price/price';
import { cartLine } from './cart-line.recipe';

export interface CartLineProps {
  /** The line, with the stock of its size. */
  line: OrderItemDto;
  /** The address of the shoe, for its name and its picture. */
  href?: string;
  /** Adds one pair. */
  onIncrease: () => void;
  /** From 1 this removes the line (rule K6). */
  onDecrease: () => void;
  /** Why a change failed. The line itself says when its quantity exceeds the stock. */
  message?: string;
}

/** One line of the cart drawer. Increasing stops at the stock (rule K5). */
export function CartLine({ line, href, onIncrease, onDecrease, message }: CartLineProps) {
  const styles = recipeClasses(cartLine);
  const id = useId();
  const short = stockShortage(line);
  const isAll = line.quantity === line.available;
  return (
    <li className={styles.root}>
      <Picture line={line} href={href} />
      <div className={styles.text}>
        <div className={styles.head}>
          <div id={id} className={styles.words}>
            <h3 className={styles.name}>{href ? <Link href={href}>{line.name}</Link> : line.name}</h3>
            <p className={styles.meta}>
              {colorTitle(line.color)} · {line.size}
            </p>
            {line.quantity > 1 && (
              <p className={styles.meta}>{i18n.t('{price} each', { price: formatDong(line.price) })}</p>
            )}
          </div>
          <Price amount={lineTotal(line)} size="sm" />
        </div>
        <div className={styles.foot}>
          <Stepper
            value={line.quantity}
            onIncrease={onIncrease}
            onDecrease={onDecrease}
            atMaximum={line.quantity >= line.available}
            describedBy={isAll ? `${id} ${id}-left` : id}
          />
          {isAll && (
            <p id={`${id}-left`} className={styles.left}>
              {i18n.t('Only {count} left', { count: line.available })}
            </p>
          )}
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

export interface GoneLineProps {
  /** The line as it was. */
  line: OrderItemDto;
  onRemove: () => void;
}

/** A line whose shoe the shop has stopped selling: it is no part of the cart any more. */
export function GoneLine({ line, onRemove }: GoneLineProps) {
  const styles = recipeClasses(cartLine);
  const id = useId();
  return (
    <li className={styles.root}>
      <TilePicture path={line.image} alt="" sizes="112px" dimmed />
      <div className={styles.text}>
        <div id={id}>
          <h3 className={styles.name}>{line.name}</h3>
          <p className={styles.meta}>
            {colorTitle(line.color)} · {line.size}
          </p>
          <div className={styles.message}>
            <FieldError>{i18n.t('No longer sold.')}</FieldError>
          </div>
        </div>
        <div className={styles.foot}>
          <Button size="sm" variant="outline" aria-describedby={id} onClick={onRemove}>
            {i18n.t('Remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The name beside it is the link that keyboards and screen readers meet. */
function Picture({ line, href }: Pick<CartLineProps, 'line' | 'href'>) {
  const picture = <TilePicture path={line.image} alt="" sizes="112px" dimmed={line.available === 0} />;
  if (!href) return picture;
  return (
    <Link href={href} tabIndex={-1} aria-hidden>
      {picture}
    </Link>
  );
}

/** Scrolls a line's message out from under the drawer's footer. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
