/** The one transition: 160 ms, ease-out. */
export const transition = (property: string) => ({
  transitionProperty: property,
  transitionDuration: 'fast',
  transitionTimingFunction: 'out',
});

/** Borders are inset shadows, so that a thicker one moves nothing. */
export const inset = (width: number, color: string) => `inset 0 0 0 ${width}px {colors.${color}}`;

/** Cuts a text after one or two lines. */
export const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** A native input for keyboard, pointer and screen reader, invisible over its drawn mark. */
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

/** The focus ring on the mark of an invisible input. */
export const ring = {
  outline: '2px solid {colors.fg}',
  outlineOffset: '2px',
} as const;

/** Sold out: a line from the upper left to the lower right corner. */
export const diagonalDown = (color: string) =>
  `linear-gradient(to top right, transparent calc(50% - .5px), {colors.${color}} calc(50% - .5px), {colors.${color}} calc(50% + .5px), transparent calc(50% + .5px))`;

/** The chosen one of several words: ink over a bar. */
export const chosenWord = {
  color: 'fg',
  fontWeight: 'semibold',
  boxShadow: 'inset 0 -2px 0 {colors.fg}',
} as const;

/** The page's side margin. */
export const gutter = { base: '4', sm: '6' };

/** The width of a page's content, in the middle of a wider screen. */
export const pageWidth = { maxWidth: 'page', marginX: 'auto', paddingX: gutter } as const;

/** A bar below the present one of several words, over its container's line. */
export const wordBar = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  borderBottom: 'rule',
  borderColor: 'fg',
} as const;

/** A row wider than its container: it scrolls by touch and hides the scrollbar. */
export const scrollingRow = {
  display: 'flex',
  overflowX: 'auto',
  scrollbar: 'hidden',
} as const;

/** An error message: text next to an icon. */
export const errorWords = {
  display: 'flex',
  gap: '2',
  textStyle: 'label',
  color: 'status.canceled',
  '& svg': { width: 'icon.sm', height: 'icon.sm', flexShrink: 0, marginTop: '2px' },
} as const;

/** Too narrow for two columns, measured in rem: 360 px at twice the font size. */
export const tight = '@container (max-width: 18rem)';

/** An order's number in a clickable row: underlined while the pointer is on the row. */
export const orderNumber = {
  display: 'block',
  textStyle: 'numeric',
  fontSize: '0.9375rem',
  fontWeight: 'semibold',
  textUnderlineOffset: '4px',
  '@media (hover: hover)': { 'button:hover &': { textDecorationLine: 'underline' } },
} as const;

/** High-contrast mode would hide the difference between chosen and unchosen, so choices keep their own colours. */
export const ownColours = { forcedColorAdjust: 'none' } as const;

/** The distance to the window's edges, and to the areas that a phone's frame covers. */
export const corner = '{spacing.6}';
export const edge = (side: string) => `max(${corner}, env(safe-area-inset-${side}))`;

/** A text button with an icon and no frame. */
export const wordButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control.icon',
  cursor: 'pointer',
  '& svg': { width: 'icon', height: 'icon' },
} as const;

/** Two fields next to each other if both fit. */
export const pairs = 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))';

/** 13 px numbers: on the axes, and below a name. */
export const smallFigure = { textStyle: 'numeric', fontSize: '0.8125rem', lineHeight: '1.125rem' };

/** A row of the dashboard's lists, separated by a line. */
export const dashboardRow = {
  display: 'grid',
  alignItems: 'center',
  paddingBlock: '0.625rem',
  borderBottom: 'line',
  borderColor: 'border.line',
  '&:last-of-type': { borderBottom: 'none' },
} as const;

/** A square of 184 px for a QR code, white in both modes, which cameras read best. */
export const qrFrame = {
  display: 'grid',
  placeItems: 'center',
  width: 'qr',
  height: 'qr',
  // The QR standard's quiet zone: four modules of the code.
  padding: '4',
  border: 'line',
  borderColor: 'border.line',
  '&:has([data-qr])': { background: 'paper' },
} as const;
