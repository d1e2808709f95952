import { useState } from 'react';

/** Copies texts, and describes the result in one sentence. */
export function useCopy() {
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    setSaid('');
    try {
      // The clipboard exists on https only.
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser does not let us copy. Mark the text and copy it yourself.');
    }
  };
  return { said, copy: (text: string) => void copy(text) };
}
