import { useState } from 'react';
import { errorMessage } from '../lib/api-error';
import { i18n } from '../lib/i18n';

/** A chosen, unsaved value. */
export interface Draft<Value> {
  value: Value;
  isSaving: boolean;
  /** Why the last save failed. */
  error?: string;
}

/**
 * The drafts in the rows of a list, by the row's id. A row keeps its draft while other rows are edited, and after a
 * failed save.
 */
export function useDrafts<Value>() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft<Value>>>>({});
  const put = (id: string, draft: Draft<Value> | null) =>
    setDrafts(({ [id]: _before, ...others }) => (draft ? { ...others, [id]: draft } : others));
  return {
    draftOf: (id: string): Draft<Value> | undefined => drafts[id],
    /** Why saves failed whose rows are not among these: nothing in the list says it. */
    refusalsBeyond: (rows: readonly { _id: string }[]) =>
      Object.entries(drafts).flatMap(([id, { error }]) =>
        error && rows.every(({ _id }) => _id !== id) ? [{ id, error }] : [],
      ),
    /** Sets a draft, or discards it with null. */
    choose: (id: string, value: Value | null) => put(id, value === null ? null : { value, isSaving: false }),
    /**
     * Saves a value. When `save` rejects, the draft gets the message as its error. Resolves to whether it was saved.
     */
    commit: async (id: string, value: Value, save: () => Promise<unknown>): Promise<boolean> => {
      put(id, { value, isSaving: true });
      try {
        await save();
        put(id, null);
        return true;
      } catch (error) {
        put(id, { value, isSaving: false, error: errorMessage(error, i18n.t('It could not be saved.')) });
        return false;
      }
    },
  };
}
