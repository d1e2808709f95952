/** One way to move: 160 ms, ease-out. */
export const transition = (property: string) => ({
  transitionProperty: property,
  transitionDuration: 'fast',
  transitionTimingFunction: 'out',
});

/** Borders are inset shadows, so that a thicker one shifts nothing. */
export const inset = (width: number, color: string) => `inset 0 0 0 ${width}px {colors.${color}}`;

/** One or two lines, then an ellipsis. */
export const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** An input that is there for keyboard, pointer and screen reader, over the mark that is drawn for it. */
export const coveringInput = {
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  opacity: 0,
  cursor: 'pointer',
  zIndex: 1,
  _disabled: { cursor: 'not-allowed' },
} as const;

/** The focus ring on what stands in for a covering input. */
export const ring = {
  outline: '2px solid {colors.fg}',
  outlineOffset: '2px',
} as const;

/** Sold out: a line from the upper left to the lower right corner. */
export const diagonalDown = (color: string) =>
  `linear-gradient(to top right, transparent calc(50% - .5px), {colors.${color}} calc(50% - .5px), {colors.${color}} calc(50% + .5px), transparent calc(50% + .5px))`;

/** The one of several words that is chosen: in ink over an ink bar. */
export const chosenWord = {
  color: 'fg',
  fontWeight: 'semibold',
  boxShadow: 'inset 0 -2px 0 {colors.fg}',
} as const;

/** The page's side margin. */
export const gutter = { base: '4', sm: '6' };

/** A bar under the current one of several words, laid over what it stands in. */
export const wordBar = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  borderBottom: 'rule',
  borderColor: 'fg',
} as const;

/** A row that is wider than its room: it scrolls under a finger and shows no bar. */
export const scrollingRow = {
  display: 'flex',
  overflowX: 'auto',
  scrollbar: 'hidden',
} as const;

/** What is wrong, in words beside an icon. */
export const errorWords = {
  display: 'flex',
  gap: '2',
  textStyle: 'label',
  color: 'status.canceled',
  '& svg': { width: 'icon.sm', height: 'icon.sm', flexShrink: 0, marginTop: '2px' },
} as const;

/** No room for two things beside each other, in the letters' own measure: 360 px with letters twice as large. */
export const tight = '@container (max-width: 18rem)';
