/**
 * Saves a text as a file of the person's.
 *
 * @param name with its ending
 */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has the address as soon as the click is over, some of them a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
