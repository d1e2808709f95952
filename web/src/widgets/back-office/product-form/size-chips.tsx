import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { DRAFT_LIMITS, type DraftSize } from '../../../lib/product-draft';
import { readQuantity, readSize } from '../../../lib/product-parsing';
import { Button, TextField, recipeClasses } from '../../../ui';
import { sizeChips } from './size-chips.recipe';

export interface SizeChipsProps {
  /** In ascending order. */
  sizes: readonly DraftSize[];
  /** A size that exists takes the new quantity. */
  onAdd: (size: DraftSize) => void;
  /** Called with the size to remove. */
  onRemove: (size: string) => void;
  /** Called when a size begins to be typed without being added, and when that is over. */
  onTyped?: (isTyped: boolean) => void;
  /** Why the sizes were refused. */
  error?: string;
}

/** A colour's sizes: Enter or the button adds one, a press on its chip removes it (rule E8). */
export function SizeChips({ sizes, onAdd, onRemove, onTyped, error }: SizeChipsProps) {
  const styles = recipeClasses(sizeChips);
  return (
    <div className={styles.root}>
      <NewSize sizes={sizes} onAdd={onAdd} onTyped={onTyped} error={error} />
      <ul className={styles.chips} aria-label={i18n.t('Sizes')}>
        {sizes.map(({ size, quantity }) => (
          <li key={size}>
            <button
              type="button"
              className={styles.chip}
              aria-label={i18n.t('Remove size {size}, quantity {quantity}', { size, quantity })}
              onClick={() => onRemove(size)}
            >
              <span className={styles.size}>{size}</span>
              <span className={styles.quantity} data-none={quantity === 0 ? '' : undefined}>
                × {quantity}
              </span>
              <X aria-hidden strokeWidth={1.6} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewSize({ sizes, onAdd, onTyped, error }: Omit<SizeChipsProps, 'onRemove'>) {
  const styles = recipeClasses(sizeChips);
  const field = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState('');
  const [quantity, setQuantity] = useState('');
  const [asked, setAsked] = useState(false);
  const isTyped = size.trim() !== '' || quantity !== '';
  useEffect(() => {
    onTyped?.(isTyped);
    return () => onTyped?.(false);
  }, [isTyped, onTyped]);
  const wrong = asked ? problemOf(size, quantity, sizes) : {};
  const add = () => {
    const [known, pairs] = [readSize(size), readQuantity(quantity)];
    setAsked(true);
    if (known === null || pairs === null || problemOf(size, quantity, sizes).size) return;
    onAdd({ size: known, quantity: pairs });
    setSize('');
    setQuantity('');
    setAsked(false);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.fields}>
      <TextField
        ref={field}
        label={i18n.t('Size')}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
        value={size}
        error={wrong.size ?? error}
        onChange={(event) => setSize(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <TextField
        label={i18n.t('Quantity')}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={quantity}
        error={wrong.quantity}
        onChange={(event) => setQuantity(event.currentTarget.value.replace(/\D/g, ''))}
        onKeyDown={onKeyDown}
      />
      <Button variant="outline" onClick={add}>
        {i18n.t('Add size')}
      </Button>
    </div>
  );
}

function problemOf(
  size: string,
  quantity: string,
  sizes: readonly DraftSize[],
): { size?: string; quantity?: string } {
  const known = readSize(size);
  const isFull = sizes.length >= DRAFT_LIMITS.sizes && !sizes.some((one) => one.size === known);
  return {
    ...(known === null && { size: i18n.t('A number such as 42 or 42.5.') }),
    ...(isFull && { size: i18n.t('A color has at most {count} sizes.', { count: DRAFT_LIMITS.sizes }) }),
    ...(readQuantity(quantity) === null && { quantity: i18n.t('A whole number, 0 or more.') }),
  };
}
