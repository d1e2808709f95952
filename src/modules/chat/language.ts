/** What the chat reads and writes. */
export type Language = 'vi' | 'en';
