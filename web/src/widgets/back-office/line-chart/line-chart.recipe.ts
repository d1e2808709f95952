import { defineSlotRecipe } from '@chakra-ui/react';
import { smallFigure } from '../../../theme/fragments';

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
    'running',
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
    // Gaps over the way to the month that is not over.
    running: { '& path': { stroke: 'bg', strokeWidth: '4px', strokeDasharray: '4 4' } },
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
