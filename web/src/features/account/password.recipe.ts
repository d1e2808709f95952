import { defineSlotRecipe } from '@chakra-ui/react';

/** The answers to the forms of a password. */
export const password = defineSlotRecipe({
  slots: ['sent', 'result', 'onward'],
  base: {
    sent: { textWrap: 'pretty' },
    result: { outline: 'none' },
    onward: { marginTop: '8' },
  },
});
