import { defineSlotRecipe } from '@chakra-ui/react';

/** 13 px numbers: on the axes, and below a name. */
const smallFigure = { textStyle: 'numeric', fontSize: '0.8125rem', lineHeight: '1.125rem' };

/** A row of the dashboard's lists, separated by a line. */
const listRow = {
  display: 'grid',
  alignItems: 'center',
  paddingBlock: '0.625rem',
  borderBottom: 'line',
  borderColor: 'border.line',
  '&:last-of-type': { borderBottom: 'none' },
};

/**
 * The SVG of the lines is stretched; texts and points lie over it in per cent. So nothing is measured, and no text is
 * stretched.
 */
export const lineChart = defineSlotRecipe({
  slots: [
    'root',
    'title',
    'legend',
    'key',
    'plot',
    'drawing',
    'line',
    'grid',
    'tick',
    'month',
    'guide',
    'dot',
    'label',
    'amount',
    'catcher',
  ],
  base: {
    root: { position: 'relative', margin: '0', minWidth: '0' },
    title: {
      textStyle: 'productName',
      fontSize: '1.0625rem',
      fontWeight: 'semibold',
      marginBottom: { base: '2', sm: '5' },
    },
    legend: {
      display: { base: 'flex', sm: 'none' },
      flexWrap: 'wrap',
      gap: '2',
      columnGap: '5',
      marginBottom: '4',
      listStyle: 'none',
    },
    key: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'meta',
      '&::before': { content: '""', width: '1.125rem', borderTop: '2px solid currentColor' },
      '&[data-look=ink]::before': { color: 'fg' },
      '&[data-look=green]::before': { color: 'status.completed' },
      '&[data-look=muted]::before': { color: 'fg.muted', borderTopStyle: 'dashed' },
    },
    plot: {
      position: 'relative',
      height: { base: '13.375rem', sm: '24.25rem', lg: '26.125rem' },
      marginLeft: '2.25rem',
      marginRight: { base: '2', sm: '7.5rem', lg: '5.5rem' },
      marginTop: '2',
      marginBottom: '8',
    },
    drawing: { position: 'absolute', inset: '0', width: 'full', height: 'full', overflow: 'visible' },
    line: {
      fill: 'none',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      '&[data-look=ink]': { stroke: 'fg', strokeWidth: '2.5px' },
      '&[data-look=green]': { stroke: 'status.completed', strokeWidth: '2px' },
      '&[data-look=muted]': { stroke: 'fg.muted', strokeWidth: '2px', strokeDasharray: '5 5' },
    },
    grid: { position: 'absolute', insetInline: '0', borderTop: 'line', borderColor: 'border.line' },
    tick: {
      position: 'absolute',
      right: 'calc(100% + 0.625rem)',
      transform: 'translateY(-50%)',
      ...smallFigure,
      color: 'fg.muted',
    },
    month: {
      position: 'absolute',
      top: 'calc(100% + 0.75rem)',
      transform: 'translateX(-50%)',
      ...smallFigure,
      color: 'fg.muted',
      '&[data-second]': { display: { base: 'none', sm: 'block' } },
    },
    guide: { position: 'absolute', top: '0', bottom: '0', borderLeft: 'line', borderColor: 'border.control' },
    dot: {
      position: 'absolute',
      width: 'swatch',
      height: 'swatch',
      borderRadius: 'round',
      border: '1px solid {colors.bg}',
      transform: 'translate(-50%, -50%)',
      '&[data-look=ink]': { background: 'fg' },
      '&[data-look=green]': { background: 'status.completed' },
      '&[data-look=muted]': { background: 'fg.muted' },
    },
    label: {
      position: 'absolute',
      display: { base: 'none', sm: 'block' },
      transform: 'translateY(-50%)',
      marginLeft: '0.875rem',
      ...smallFigure,
      whiteSpace: 'nowrap',
      background: 'bg',
      pointerEvents: 'none',
      '&[data-look=ink]': { color: 'fg' },
      '&[data-look=green]': { color: 'status.completed' },
      '&[data-look=muted]': { color: 'fg.muted' },
    },
    amount: { display: 'block', fontWeight: 'semibold', fontSize: '0.9375rem' },
    catcher: { position: 'absolute', inset: '0' },
  },
});

/** Rank in a 28 px square with a medal's colour, 56 px picture, name and number. */
export const topSellers = defineSlotRecipe({
  slots: ['list', 'row', 'rank', 'picture', 'words', 'name', 'sold'],
  base: {
    list: { listStyle: 'none', borderTop: 'line', borderColor: 'border.line' },
    row: {
      ...listRow,
      gridTemplateColumns: '{sizes.rank} {sizes.thumb.suggestion} minmax(0, 1fr)',
      gap: '3',
    },
    rank: {
      display: 'grid',
      placeItems: 'center',
      width: 'rank',
      height: 'rank',
      borderRadius: 'sm',
      textStyle: 'numeric',
      fontSize: '0.875rem',
      fontWeight: 'semibold',
      color: 'fg.muted',
      '&[data-medal]': { color: 'ink' },
      '&[data-medal=gold]': { background: 'medal.gold' },
      '&[data-medal=silver]': { background: 'medal.silver' },
      '&[data-medal=bronze]': { background: 'medal.bronze' },
    },
    picture: { width: 'thumb.suggestion' },
    words: { display: 'grid', minWidth: '0' },
    name: {
      textStyle: 'productName',
      fontSize: '0.9375rem',
      color: 'fg',
      textDecoration: 'none',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    sold: {
      ...smallFigure,
      color: 'fg.muted',
      fontWeight: 'regular',
    },
  },
});

/** Size, brand, shoes 4 px apart, pairs left on the right. Below 1024 px the shoes have their own row. */
export const sizesRunningOut = defineSlotRecipe({
  slots: ['list', 'row', 'size', 'brand', 'shoes', 'shoe', 'more', 'figures', 'left', 'pace', 'foot'],
  base: {
    list: { listStyle: 'none', borderTop: 'line', borderColor: 'border.line', marginBottom: '3' },
    row: {
      ...listRow,
      gridTemplateColumns: {
        base: '3rem minmax(0, 1fr) auto',
        md: '3rem minmax(0, 1fr) 16.75rem 10.5rem',
      },
      gridTemplateAreas: {
        base: '"size brand figures" ". shoes shoes"',
        md: '"size brand shoes figures"',
      },
      columnGap: '3',
      rowGap: '2',
      minHeight: '4.25rem',
      '&[data-coming]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: 'none' },
    },
    size: { gridArea: 'size', textStyle: 'numeric', fontSize: '1.0625rem', fontWeight: 'semibold' },
    brand: { gridArea: 'brand', textStyle: 'productName', fontSize: '0.9375rem' },
    shoes: { gridArea: 'shoes', display: 'flex', alignItems: 'center', gap: '1' },
    shoe: { display: 'block', width: 'thumb.history', height: 'thumb.history', flexShrink: 0 },
    more: { textStyle: 'numeric', fontSize: '0.8125rem', color: 'fg.muted', marginLeft: '1' },
    figures: { gridArea: 'figures', display: 'grid', textAlign: 'right' },
    left: {
      textStyle: 'numeric',
      fontSize: '0.9375rem',
      fontWeight: 'semibold',
      '&[data-none]': { color: 'status.canceled' },
    },
    pace: {
      ...smallFigure,
      color: 'fg.muted',
      fontWeight: 'regular',
    },
    foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  },
});
