/** What a call of the file system answers; undefined when there is no such file, or none any more. */
export async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
