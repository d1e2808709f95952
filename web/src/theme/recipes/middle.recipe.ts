import { defineSlotRecipe } from '@chakra-ui/react';

/** A spinner or a notice in the middle of the room that its content will take. */
export const middle = defineSlotRecipe({
  slots: ['root'],
  base: { root: { display: 'grid', placeItems: 'center' } },
  variants: {
    room: {
      drawer: { root: { minHeight: 'full', paddingY: '20' } },
      modal: { root: { minHeight: 'panel' } },
      product: { root: { minHeight: { base: 'full', md: 'modal.height' }, padding: '10' } },
      record: { root: { minHeight: 'panel', padding: '6' } },
      page: { root: { minHeight: '75vh', padding: '6' } },
      screen: { root: { minHeight: 'screen', padding: '6' } },
    },
  },
});
