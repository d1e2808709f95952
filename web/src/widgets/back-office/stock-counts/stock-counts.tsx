import { type FormEvent, type Ref, useId } from 'react';
import { colorName } from '../../../lib/color-name';
import { i18n } from '../../../lib/i18n';
import { recipeClasses } from '../../../ui';
import { SizeCount } from './size-count';
import { stockCounts } from './stock-counts.recipe';

/** A colour with the pairs that are left of its sizes. */
export interface CountedColor {
  color: string;
  sizes: readonly { size: string; quantity: number }[];
}

export interface StockCountsProps {
  /** The form's id, for a submit button outside it. */
  id: string;
  /** The product's colours with their sizes and pairs. */
  colors: readonly CountedColor[];
  /** By how many pairs each size is to change, by `countKey`; a size that stays has none. */
  changes: Readonly<Record<string, number>>;
  /** Why a size was refused, by `countKey`. */
  errors: Readonly<Record<string, string>>;
  /** Called with the key of a size and the pairs that come (above 0) or go (below 0). */
  onChange: (key: string, change: number) => void;
  /** Called by Enter and the button outside. */
  onSubmit: () => void;
  /** The form, which takes the focus that a button outside loses. */
  ref?: Ref<HTMLFormElement>;
}

/** Names a size of a colour within its product. */
export function countKey(color: string, size: string): string {
  return `${color}/${size}`;
}

/** The pairs of each size: a new count or a change can be typed (rule S10). */
export function StockCounts({ ref, ...props }: StockCountsProps) {
  const { id, colors, changes, errors, onChange } = props;
  const styles = recipeClasses(stockCounts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form
      id={id}
      ref={ref}
      tabIndex={-1}
      className={styles.root}
      onSubmit={submit}
      noValidate
      aria-label={i18n.t('Pairs of each size')}
    >
      {colors.map((color) => (
        <Color key={color.color} {...{ color, changes, errors, onChange }} />
      ))}
    </form>
  );
}

interface ColorProps extends Pick<StockCountsProps, 'changes' | 'errors' | 'onChange'> {
  color: CountedColor;
}

function Color({ color: { color, sizes }, changes, errors, onChange }: ColorProps) {
  const styles = recipeClasses(stockCounts);
  const titleId = useId();
  const pairs = sizes.reduce(
    (sum, { size, quantity }) => sum + quantity + (changes[countKey(color, size)] ?? 0),
    0,
  );
  return (
    <div role="group" aria-labelledby={titleId} className={styles.color}>
      <div className={styles.head}>
        <span id={titleId}>{colorName(color)}</span>
        <span className={styles.pairs} data-none={pairs === 0 ? '' : undefined}>
          {i18n.t('{count, plural, one {1 pair} other {{count} pairs}}', { count: pairs })}
        </span>
      </div>
      <div className={styles.sizes}>
        {sizes.map(({ size, quantity }) => {
          const key = countKey(color, size);
          return (
            <SizeCount
              key={size}
              size={size}
              color={colorName(color)}
              quantity={quantity}
              change={changes[key] ?? 0}
              error={errors[key]}
              onChange={(change) => onChange(key, change)}
            />
          );
        })}
      </div>
    </div>
  );
}
