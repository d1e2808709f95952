import { defineSlotRecipe } from '@chakra-ui/react';

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
