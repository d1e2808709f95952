import { useState } from 'react';
import { i18n } from '../lib/i18n';

/** Copies texts, and describes the result in one sentence. */
export function useCopy() {
  const [message, setMessage] = useState('');
  const copy = async (text: string, shown?: Node | null) => {
    setMessage('');
    try {
      // The clipboard exists on https only.
      await navigator.clipboard.writeText(text);
      setMessage(i18n.t('Copied.'));
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      setMessage(
        shown
          ? i18n.t('Your browser does not let us copy. The text is marked: copy it yourself.')
          : i18n.t('Your browser does not let us copy. Mark the text and copy it yourself.'),
      );
    }
  };
  return {
    message,
    /** @param shown where the text stands: it is marked when the browser does not copy */
    copy: (text: string, shown?: Node | null) => void copy(text, shown),
  };
}
