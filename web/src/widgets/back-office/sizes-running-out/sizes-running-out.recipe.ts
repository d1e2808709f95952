import { defineSlotRecipe } from '@chakra-ui/react';
import { dashboardRow, smallFigure } from '../../../theme/fragments';

/** Size, brand over the names, shoes 4 px apart, pairs left on the right. Below 1024 px the shoes have their own row. */
export const sizesRunningOut = defineSlotRecipe({
  slots: [
    'list',
    'row',
    'size',
    'brand',
    'shoes',
    'shoe',
    'more',
    'figures',
    'left',
    'pace',
    'waiting',
    'names',
    'foot',
  ],
  base: {
    list: { listStyle: 'none', borderTop: 'line', borderColor: 'border.line', marginBottom: '3' },
    row: {
      ...dashboardRow,
      gridTemplateColumns: {
        base: '3rem minmax(0, 1fr) auto',
        md: '3rem minmax(0, 1fr) 16.75rem 10.5rem',
      },
      gridTemplateAreas: {
        base: '"size brand figures" ". shoes shoes" ". names names"',
        md: '"size brand shoes figures" ". names shoes figures"',
      },
      columnGap: '3',
      rowGap: { base: '2', md: '0.5' },
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
    waiting: { ...smallFigure, color: 'fg', fontWeight: 'semibold' },
    names: { gridArea: 'names', fontSize: '0.8125rem', color: 'fg.muted', overflowWrap: 'anywhere' },
    foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  },
});
