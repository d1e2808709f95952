import { defineSlotRecipe } from '@chakra-ui/react';
import { pageWidth } from '../../theme/fragments';

/** The details on the left, the orders on the right. */
export const profile = defineSlotRecipe({
  slots: ['root', 'thanks', 'changed', 'confirmation', 'orders', 'loading', 'notice'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.profile} minmax(0, 1fr)' },
      gridTemplateRows: { md: 'auto 1fr' },
      gap: { base: '12', lg: '20' },
      ...pageWidth,
      paddingTop: { base: '8', md: '12' },
      paddingBottom: '8',
    },
    // First on a phone, above the orders elsewhere.
    thanks: {
      minWidth: '0',
      '&:empty': { display: 'none' },
      gridColumn: { md: '2' },
      '&:not(:empty) + *': { gridRow: { md: '1 / span 2' }, gridColumn: { md: '1' } },
    },
    changed: { flexBasis: 'full', marginTop: '2' },
    confirmation: { marginTop: '4' },
    orders: { minWidth: '0' },
    loading: { display: 'grid', placeItems: 'center', paddingY: '10' },
    notice: { paddingY: '8' },
  },
});
