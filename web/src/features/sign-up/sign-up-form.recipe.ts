import { defineSlotRecipe } from '@chakra-ui/react';

/** Fields below each other, some of them in pairs. */
export const signUpForm = defineSlotRecipe({
  slots: ['fields', 'pair', 'consent'],
  base: {
    fields: { display: 'flex', flexDirection: 'column', gap: '5' },
    consent: { textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
    pair: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      gap: { base: '5', sm: '3' },
    },
  },
});
