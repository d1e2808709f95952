import { defineSlotRecipe } from '@chakra-ui/react';

/** Name, buttons and the details of a customer. */
export const customerDetails = defineSlotRecipe({
  slots: ['root', 'actions', 'note', 'list'],
  base: {
    root: { minWidth: '0' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '6' },
    note: { textStyle: 'label', overflowWrap: 'anywhere', '&:not(:empty)': { marginTop: '6' } },
    list: { marginTop: '10' },
  },
});
