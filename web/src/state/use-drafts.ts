import { useState } from 'react';

/** A value that is chosen and not saved yet. */
export interface Draft<Value> {
  value: Value;
  isSaving: boolean;
  /** Why the last attempt failed. */
  error?: string;
}

/**
 * What is being edited in the rows of a list, by the row's id. A row keeps its draft while others are edited, and
 * after a failure.
 */
export function useDrafts<Value>() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft<Value>>>>({});
  const put = (id: string, draft: Draft<Value> | null) =>
    setDrafts(({ [id]: _before, ...others }) => (draft ? { ...others, [id]: draft } : others));
  return {
    draftOf: (id: string): Draft<Value> | undefined => drafts[id],
    /** Chooses a value, or discards what was chosen. */
    choose: (id: string, value: Value | null) => put(id, value === null ? null : { value, isSaving: false }),
    /** Saves a value; when `save` rejects, the message is the draft's error. Resolves to whether it was saved. */
    commit: async (id: string, value: Value, save: () => Promise<unknown>): Promise<boolean> => {
      put(id, { value, isSaving: true });
      try {
        await save();
        put(id, null);
        return true;
      } catch (error) {
        put(id, { value, isSaving: false, error: sentenceOf(error) });
        return false;
      }
    },
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'It could not be saved.';
}
