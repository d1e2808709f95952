import { defineSlotRecipe } from '@chakra-ui/react';

export const pager = defineSlotRecipe({
  slots: ['root', 'number'],
  base: {
    root: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: { base: '2', sm: '4' } },
    number: {
      textStyle: 'numeric',
      fontSize: '0.9375rem',
      minWidth: { base: '10', sm: '16' },
      textAlign: 'center',
    },
  },
});
