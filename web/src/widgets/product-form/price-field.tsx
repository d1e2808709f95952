import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { i18n } from '../../lib/i18n';
import { groupDigits } from '../../lib/money';
import { digitsOf } from '../../lib/product-draft';
import { TextField } from '../../ui';

export interface PriceFieldProps {
  /** Digits only. */
  value: string;
  error?: string;
  onChange: (digits: string) => void;
}

/** A price in whole dong: it keeps only digits and groups thousands (rule E8). */
export function PriceField({ value, error, onChange }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  const shown = groupDigits(value);
  // Grouping shifts the text, so the caret is put back before the same digits.
  useLayoutEffect(() => {
    const left = digitsAfter.current;
    digitsAfter.current = null;
    if (left === null || document.activeElement !== input.current) return;
    let at = shown.length;
    for (let passed = 0; passed < left && at > 0; at -= 1) if (/\d/.test(shown[at - 1]!)) passed += 1;
    if (shown[at - 1] === '.') at -= 1;
    input.current?.setSelectionRange(at, at);
  }, [shown]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget;
    digitsAfter.current = typed.slice(selectionStart ?? typed.length).replace(/\D/g, '').length;
    onChange(digitsOf(typed));
  };
  return (
    <TextField
      ref={input}
      label={i18n.t('Price')}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={error}
      onChange={change}
    />
  );
}
