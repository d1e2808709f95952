import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { i18n } from '../../lib/i18n';
import { groupDigits } from '../../lib/money';
import { digitsOf, readPrice } from '../../lib/product-draft';
import { truncate } from '../../lib/text';
import { TextField } from '../../ui';

export interface PriceFieldProps {
  /** Digits only. */
  value: string;
  error?: string;
  onChange: (digits: string) => void;
}

const notClear = (text: string): string =>
  i18n.t('“{text}” is not clearly a price in whole dong. Type its digits.', { text: truncate(text, 30) });

/** Whether a person typed or removed something, rather than pasting, dropping or filling in a whole text. */
function isTyped({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const { inputType = '' } = nativeEvent as InputEvent;
  return /^(?:delete|insert(?!From|Replacement))/.test(inputType);
}

/** A price in whole dong: it keeps only digits and groups thousands (rule E8). */
export function PriceField({ value, error, onChange }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  const [unclear, setUnclear] = useState('');
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
    // What is typed gives digits one by one. Of what is pasted the decimals are none of them.
    const digits = isTyped(event) ? digitsOf(typed) : readPrice(typed);
    setUnclear(digits === null ? typed : '');
    if (digits === null) return;
    digitsAfter.current = typed.slice(selectionStart ?? typed.length).replace(/\D/g, '').length;
    onChange(digits);
  };
  return (
    <TextField
      ref={input}
      label={i18n.t('Price')}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={unclear ? notClear(unclear) : error}
      onChange={change}
    />
  );
}
