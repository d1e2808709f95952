import { SlidersHorizontal } from 'lucide-react';
import { i18n } from '../../lib/i18n';
import { Button } from '../button/button';

export interface SortOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SortCycleProps<Value extends string> {
  /** The orders in the sequence of the presses. */
  options: readonly SortOption<Value>[];
  /** '' for no order, which the button calls 'Filter' (rule L5). */
  value: Value | '';
  /** Called with the next order, or '' for none. */
  onChange: (next: Value | '') => void;
}

/** A button that names a list's order. A press chooses the next order; after the last one comes none. */
export function SortCycle<Value extends string>({ options, value, onChange }: SortCycleProps<Value>) {
  const at = options.findIndex((option) => option.value === value);
  return (
    <Button
      variant="outline"
      size="tool"
      icon={SlidersHorizontal}
      onClick={() => onChange(options[at + 1]?.value ?? '')}
    >
      <span aria-live="polite">{options[at]?.label ?? i18n.t('Filter')}</span>
    </Button>
  );
}
