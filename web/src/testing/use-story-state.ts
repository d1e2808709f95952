import { useState } from 'react';

/** A state for stories: it starts with the control's value, and follows it when that changes. */
export function useStoryState<T>(given: T) {
  const [value, setValue] = useState(given);
  const [known, setKnown] = useState(given);
  if (given !== known) {
    setKnown(given);
    setValue(given);
  }
  return [value, setValue] as const;
}
