import { useState } from 'react';

/** Copies texts, and describes the result in one sentence. */
export function useCopy() {
  const [message, setMessage] = useState('');
  const copy = async (text: string) => {
    setMessage('');
    try {
      // The clipboard exists on https only.
      await navigator.clipboard.writeText(text);
      setMessage('Copied.');
    } catch {
      setMessage('Your browser does not let us copy. Mark the text and copy it yourself.');
    }
  };
  return { message, copy: (text: string) => void copy(text) };
}
