import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, inset, wordButton } from '../../../theme/fragments';

/** A colour on its tab, and the button that adds one. */
export const colorTabs = defineSlotRecipe({
  slots: ['swatch', 'name', 'add'],
  base: {
    swatch: {
      flexShrink: 0,
      width: '3',
      height: '3',
      boxShadow: inset(1, 'border.control'),
      backgroundClip: 'border-box',
    },
    name: { ...clamp(1) },
    add: {
      ...wordButton,
      paddingRight: '4',
      textStyle: 'nav',
      '&:disabled': { opacity: 'disabled', cursor: 'not-allowed' },
    },
  },
});
