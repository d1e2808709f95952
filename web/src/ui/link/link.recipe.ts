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
      '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
    },
  },
});
