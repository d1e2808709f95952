/**
 * What is loaded at its first use and then kept, such as a large package. After a failure the next use loads again: a
 * missing file or too many open ones must not last until a restart.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
