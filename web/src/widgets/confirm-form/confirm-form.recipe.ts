import { defineSlotRecipe } from '@chakra-ui/react';

/** The fields of a confirmation, and its two buttons. */
export const confirmForm = defineSlotRecipe({
  slots: ['root', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'form' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
});
