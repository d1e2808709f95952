/** A search reads it as every colour of its kind, whatever the catalogue calls them. */
export const RED = 'đỏ';
