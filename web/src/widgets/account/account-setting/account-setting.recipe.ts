import { defineSlotRecipe } from '@chakra-ui/react';

/** A sentence, and below it the buttons or the form that replaces them. */
export const accountSetting = defineSlotRecipe({
  slots: ['text', 'action', 'form', 'message'],
  base: {
    text: {
      textStyle: 'body',
      color: 'fg.soft',
      textWrap: 'pretty',
      '& strong': { color: 'fg', fontWeight: 'semibold' },
    },
    action: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '4' },
    form: { marginTop: '5' },
    message: { textStyle: 'small', color: 'fg.soft', '&:not(:empty)': { marginTop: '3' } },
  },
});
