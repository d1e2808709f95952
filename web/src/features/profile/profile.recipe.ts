import { defineSlotRecipe } from '@chakra-ui/react';
import { pageWidth } from '../../theme/fragments';

/** The details on the left, the orders on the right. */
export const profile = defineSlotRecipe({
  slots: ['root', 'changed', 'orders', 'loading', 'notice'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.profile} minmax(0, 1fr)' },
      gap: { base: '12', lg: '20' },
      ...pageWidth,
      paddingTop: { base: '8', md: '12' },
      paddingBottom: '8',
    },
    changed: { flexBasis: 'full', marginTop: '2' },
    orders: { minWidth: '0' },
    loading: { display: 'grid', placeItems: 'center', paddingY: '10' },
    notice: { paddingY: '8' },
  },
});
