import { useState } from 'react';

/** Copies texts, and says in one sentence what became of it. */
export function useCopy() {
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    setSaid('');
    try {
      // A page that did not come by https has no clipboard.
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser does not let us copy. Mark the text and copy it yourself.');
    }
  };
  return { said, copy: (text: string) => void copy(text) };
}
