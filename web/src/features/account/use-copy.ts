import { useState } from 'react';
import { i18n } from '../../lib/i18n';

/** Copies texts, and describes the result in one sentence. */
export function useCopy() {
  const [message, setMessage] = useState('');
  const copy = async (text: string) => {
    setMessage('');
    try {
      // The clipboard exists on https only.
      await navigator.clipboard.writeText(text);
      setMessage(i18n.t('Copied.'));
    } catch {
      setMessage(i18n.t('Your browser does not let us copy. Mark the text and copy it yourself.'));
    }
  };
  return { message, copy: (text: string) => void copy(text) };
}
