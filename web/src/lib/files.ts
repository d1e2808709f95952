/**
 * Downloads a text as a file.
 *
 * @param name with its extension
 * @param type the media type
 */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
