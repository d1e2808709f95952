/** How many, how long and how far at most; the API's own limits where it has one. */
export const LIMITS = {
  pageSize: 24,
  adminPageSize: 12,
  suggestions: 5,
  suggestionMinimum: 2,
  recentSearches: 5,
  /** The most shoes of a row, such as those seen before. */
  recentlySeen: 8,
  /** The longest search that the server accepts. */
  searchLength: 200,
  /** The longest name of a colour, and the largest number of a filter's values. */
  colorLength: 60,
  filterValues: 50,
  headingLength: 30,
  orderHistory: 10,
  orderPreview: 4,
  sliderStep: 424,
  sliderArrowsAbove: 3,
  /** The most products that the server lists for a slider. */
  sliderProducts: 24,
} as const;
