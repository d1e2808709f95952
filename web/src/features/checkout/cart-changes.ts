import { isStatus } from '../../lib/api-error';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { colorTitle } from '../../lib/color-title';
import { isSameLine } from '../../lib/line-key';

/** The cart as it is, when a call was refused because the customer saw another one; else null. */
export function renewedCart(reason: unknown): OrderDto | null {
  if (!isStatus(reason, 409)) return null;
  const { cart } = (reason.body ?? {}) as { cart?: OrderDto };
  return cart && Array.isArray(cart.items) ? cart : null;
}

/** What changed between the cart that was shown and the one that is, in sentences. */
export function changesOf(before: OrderDto, now: OrderDto): string {
  return [...linesChanged(before.items, now.items), ...receiverChanged(before, now)].join(' ');
}

function linesChanged(before: readonly OrderItemDto[], now: readonly OrderItemDto[]): string[] {
  const gone = before.filter((line) => !lineIn(now, line));
  return [
    ...now.flatMap((line) => lineChanged(lineIn(before, line), line)),
    ...gone.map((line) => i18n.t('No longer in your cart: {pair}.', { pair: nameOf(line) })),
  ];
}

function lineChanged(before: OrderItemDto | undefined, now: OrderItemDto): string[] {
  const pair = nameOf(now);
  const { quantity } = now;
  if (!before) return [i18n.t('New in your cart: {pair}, {quantity} pcs.', { pair, quantity })];
  const changes: string[] = [];
  if (before.quantity !== quantity)
    changes.push(i18n.t('{pair}: {before} → {quantity} pcs.', { pair, before: before.quantity, quantity }));
  if (before.price !== now.price)
    changes.push(
      i18n.t('{pair}: {before} → {price}.', {
        pair,
        before: formatDong(Number(before.price)),
        price: formatDong(Number(now.price)),
      }),
    );
  return changes;
}

function receiverChanged(before: OrderDto, now: OrderDto): string[] {
  const read = ({ name, phone, address }: OrderDto) => [name, phone, address].filter(Boolean).join(', ');
  return read(before) === read(now) ? [] : [i18n.t('Delivered to: {receiver}.', { receiver: read(now) })];
}

function lineIn(lines: readonly OrderItemDto[], line: OrderItemDto) {
  return lines.find((one) => isSameLine(one, line));
}

function nameOf({ name, color, size }: OrderItemDto): string {
  return `${name}, ${colorTitle(color)}, ${size}`;
}
