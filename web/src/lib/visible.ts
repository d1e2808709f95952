/** A text without characters that show nothing, as the server reads it; its ends trimmed. */
export function visible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
}

/** The beginning of a visible text with plain digits and signs for wide ones, such as phones in East Asia type. */
export function plainSigns(text: string): string {
  return visible(text).slice(0, 1_000).normalize('NFKC');
}

/** Whether a text shows nothing: it is empty, or has only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
