import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenWord } from '../../theme/fragments';

/** The period in the dashboard's header: words over a line, the present one underlined. */
export const periodTabs = defineSlotRecipe({
  slots: ['root', 'tab'],
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', boxShadow: 'inset 0 -1px 0 {colors.border.line}' },
    tab: {
      minHeight: 'control.icon',
      paddingInline: { base: '0.625rem', sm: '0.875rem' },
      textStyle: 'label',
      fontSize: '0.9375rem',
      color: 'fg.muted',
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
      '&[aria-pressed=true]': chosenWord,
    },
  },
});

/** Chart and low stock on the left; from 1280 px on, top sellers on the right. */
export const dashboard = defineSlotRecipe({
  slots: ['alert', 'columns', 'main', 'side', 'head'],
  base: {
    alert: { marginBottom: { base: '8', sm: '10' } },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.75rem' },
      gridTemplateRows: { lg: 'auto 1fr' },
      columnGap: { lg: '16' },
      rowGap: { base: '10', lg: '12' },
      marginTop: { base: '8', sm: '10' },
    },
    main: { gridColumn: { lg: '1' }, minWidth: '0' },
    side: { gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' }, minWidth: '0' },
    head: { textStyle: 'productName', fontSize: '1.0625rem', fontWeight: 'semibold', marginBottom: '2' },
  },
});
