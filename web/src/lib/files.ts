/**
 * Downloads a text as a file.
 *
 * @param name with its extension
 */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
