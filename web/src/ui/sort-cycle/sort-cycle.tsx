import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../button/button';

export interface SortOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SortCycleProps<Value extends string> {
  /** In the order in which they come round, after none. */
  options: readonly SortOption<Value>[];
  /** '' for none, which the button calls 'Filter' (specification §2). */
  value: Value | '';
  /** The next order, or '' for none. */
  onChange: (next: Value | '') => void;
}

/** A button that names the order of a list and takes the next one when pressed; after the last comes none. */
export function SortCycle<Value extends string>({ options, value, onChange }: SortCycleProps<Value>) {
  const at = options.findIndex((option) => option.value === value);
  return (
    <Button
      variant="outline"
      size="tool"
      icon={SlidersHorizontal}
      onClick={() => onChange(options[at + 1]?.value ?? '')}
    >
      <span aria-live="polite">{options[at]?.label ?? 'Filter'}</span>
    </Button>
  );
}
