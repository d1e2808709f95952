import { defineSlotRecipe } from '@chakra-ui/react';

export const textLink = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      textStyle: 'label',
      color: 'fg',
      textDecorationLine: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1px',
      // Inside a text it is as large as the text.
      'p &': { fontSize: 'inherit', lineHeight: 'inherit' },
      '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
    },
  },
});
