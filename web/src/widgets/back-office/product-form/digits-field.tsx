import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { groupDigits } from '../../../lib/money';
import { digitsOf } from '../../../lib/product-parsing';
import { truncate } from '../../../lib/text';
import { TextField } from '../../../ui';

export interface DigitsFieldProps {
  label: string;
  /** Digits only. */
  value: string;
  error?: string;
  /** How many digits may be typed. */
  longest: number;
  /** The digits of a pasted text; null when it is not clear. */
  read: (pasted: string) => string | null;
  /** What is said of one that is not clear. */
  unclear: (pasted: string) => string;
  onChange: (digits: string) => void;
}

/** Whether a person typed or removed something, rather than pasting, dropping or filling in a whole text. */
function isTyped({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const { inputType = '' } = nativeEvent as InputEvent;
  return /^(?:delete|insert(?!From|Replacement))/.test(inputType);
}

/** A whole number: it keeps only digits and groups thousands (rule E8). */
export function DigitsField({ label, value, error, longest, read, unclear, onChange }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  const [refused, setRefused] = useState('');
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
    const digits = isTyped(event) ? digitsOf(typed, longest) : read(typed);
    setRefused(digits === null ? typed : '');
    if (digits === null) return;
    digitsAfter.current = typed.slice(selectionStart ?? typed.length).replace(/\D/g, '').length;
    onChange(digits);
  };
  return (
    <TextField
      ref={input}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={refused ? unclear(truncate(refused, 30)) : error}
      onChange={change}
    />
  );
}
