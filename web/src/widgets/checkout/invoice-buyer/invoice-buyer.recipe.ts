import { defineSlotRecipe } from '@chakra-ui/react';

/** The box for an invoice of one's own, and its fields below it. */
export const invoiceBuyer = defineSlotRecipe({
  slots: ['root', 'fields'],
  base: {
    root: { paddingBottom: '6' },
    fields: { display: 'flex', flexDirection: 'column', gap: '3', paddingTop: '2' },
  },
});
