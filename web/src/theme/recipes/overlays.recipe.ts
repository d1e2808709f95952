import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../fragments';

/** The centre of an overlay, for a placeholder until its content has loaded. */
export const overlayMiddle = defineSlotRecipe({
  slots: ['root'],
  base: { root: { display: 'grid', placeItems: 'center' } },
  variants: {
    room: {
      drawer: { root: { minHeight: 'full', paddingY: '20' } },
      modal: { root: { minHeight: 'panel' } },
      product: { root: { minHeight: { base: 'full', md: 'modal.height' }, padding: '10' } },
    },
  },
});

export const orderModal = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '8', paddingX: gutter, paddingBottom: '6' },
  },
});
