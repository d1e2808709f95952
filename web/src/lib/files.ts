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

/** Opens a page of others beside the shop, or downloads a file that is in its address. */
export function openFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  if (url.startsWith('data:')) link.download = name;
  else Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.click();
}
