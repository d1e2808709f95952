import { defineSlotRecipe } from '@chakra-ui/react';

/** The fields, and the buttons below. */
export const inlineForm = defineSlotRecipe({
  slots: ['root', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'form' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
});
