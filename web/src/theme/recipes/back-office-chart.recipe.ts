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
 * Recharts draws as large as the plot is; the texts of the axes overflow it. Its elements take their looks from here,
 * since a class wins over SVG attributes. The labels lie over the drawing, in per cent.
 */
export const lineChart = defineSlotRecipe({
  slots: [
    'root',
    'title',
    'legend',
    'key',
    'plot',
    'line',
    'grid',
    'tick',
    'month',
    'guide',
    'dot',
    'label',
    'amount',
  ],
  base: {
    root: {
      position: 'relative',
      margin: '0',
      minWidth: '0',
      '& [data-look=ink]': { '--look': '{colors.fg}' },
      '& [data-look=green]': { '--look': '{colors.status.completed}' },
      '& [data-look=muted]': { '--look': '{colors.fg.muted}' },
    },
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
      '&::before': { content: '""', width: '1.125rem', borderTop: '2px solid var(--look)' },
      '&[data-look=muted]::before': { borderTopStyle: 'dashed' },
    },
    plot: {
      position: 'relative',
      height: { base: '13.375rem', sm: '24.25rem', lg: '26.125rem' },
      marginLeft: '2.25rem',
      marginRight: { base: '2', sm: '7.5rem', lg: '5.5rem' },
      marginTop: '2',
      marginBottom: '8',
    },
    line: {
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      '& path': { stroke: 'var(--look)', strokeWidth: '2px' },
      '& path[data-look=ink]': { strokeWidth: '2.5px' },
      '& path[data-look=muted]': { strokeDasharray: '5 5' },
    },
    grid: { stroke: 'border.line', shapeRendering: 'crispEdges' },
    tick: {
      textAnchor: 'end',
      dominantBaseline: 'central',
      transform: 'translate(-0.625rem, 0.5px)',
      ...smallFigure,
      fill: 'fg.muted',
    },
    month: {
      textAnchor: 'middle',
      dominantBaseline: 'central',
      transform: 'translateY(1.3125rem)',
      ...smallFigure,
      fill: 'fg.muted',
      '&[data-second]': { display: { base: 'none', sm: 'block' } },
    },
    guide: { '& line': { stroke: 'border.control', shapeRendering: 'crispEdges' } },
    dot: {
      '& circle': {
        r: 'calc(({sizes.swatch} - 1px) / 2)',
        fill: 'var(--look)',
        stroke: 'bg',
        strokeWidth: '1px',
      },
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
      color: 'var(--look)',
    },
    amount: { display: 'block', fontWeight: 'semibold', fontSize: '0.9375rem' },
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
