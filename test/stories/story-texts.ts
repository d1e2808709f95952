/** Whether a text that went through no catalogue is data. */
export function isData(text: string): boolean {
  return text === '';
}
