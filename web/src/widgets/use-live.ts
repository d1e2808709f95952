import { useState } from 'react';

/** A state for stories: it begins as the control says, and is what the control says again when that changes. */
export function useLive<T>(given: T) {
  const [value, setValue] = useState(given);
  const [known, setKnown] = useState(given);
  if (given !== known) {
    setKnown(given);
    setValue(given);
  }
  return [value, setValue] as const;
}
