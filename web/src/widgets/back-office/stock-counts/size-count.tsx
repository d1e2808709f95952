import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { signed } from '../../../lib/signed';
import { FieldError, recipeClasses } from '../../../ui';
import { stockCounts } from './stock-counts.recipe';

const MOST = 1_000_000;

interface SizeCountProps {
  size: string;
  /** The colour as people read it. */
  color: string;
  /** Pairs left. */
  quantity: number;
  /** By how many pairs it is to change. */
  change: number;
  error?: string;
  onChange: (change: number) => void;
}

/** The pairs of one size: a typed `9` is a new count, `+2` and `-2` change it, and so do the buttons and arrow keys. */
export function SizeCount({ size, color, quantity, change, error, onChange }: SizeCountProps) {
  const styles = recipeClasses(stockCounts);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const count = quantity + change;
  const set = (next: number) => onChange(Math.min(Math.max(next, 0), MOST) - quantity);
  const step = (by: number) => {
    setTyped(null);
    set(count + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What is sent is the count, so it is shown from then on.
    if (event.key === 'Enter') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className={styles.size}>
      <div className={styles.label}>
        <label htmlFor={id}>{i18n.t('Size {size}', { size })}</label>
        {change !== 0 && (
          <span
            id={`${id}-note`}
            className={styles.note}
            data-up={change > 0 || undefined}
            data-down={change < 0 || undefined}
          >
            {signed(change)}
          </span>
        )}
      </div>
      <div
        className={styles.box}
        data-changed={change !== 0 || undefined}
        data-wrong={error ? '' : undefined}
      >
        <button
          type="button"
          className={styles.button}
          aria-label={i18n.t('One pair less: {color}, size {size}', { color, size })}
          aria-disabled={count === 0 || undefined}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden strokeWidth={1.6} />
        </button>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={typed ?? String(count)}
          data-none={count === 0 ? '' : undefined}
          aria-label={i18n.t('Pairs of {color}, size {size}', { color, size })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : change === 0 ? undefined : `${id}-note`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            const next = readCount(text, quantity);
            if (next !== null) set(next);
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={i18n.t('One pair more: {color}, size {size}', { color, size })}
          onClick={() => step(1)}
        >
          <Plus aria-hidden strokeWidth={1.6} />
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A typed count, or a change of what is left; null for anything else, such as a sign alone. */
function readCount(text: string, quantity: number): number | null {
  const [, sign = '', digits = ''] = /^([+\-−]?)(\d+)$/.exec(text.replace(/\s/g, '')) ?? [];
  if (digits === '') return null;
  if (sign === '') return Number(digits);
  return quantity + (sign === '+' ? 1 : -1) * Number(digits);
}
