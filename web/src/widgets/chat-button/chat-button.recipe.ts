import { defineSlotRecipe } from '@chakra-ui/react';
import { edge } from '../../theme/fragments';

/** 56 px, inverted, 24 px from the corner; a line separates it from the footer, which has the same colour. */
export const chatButton = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      position: 'fixed',
      right: edge('right'),
      bottom: edge('bottom'),
      zIndex: 'chatButton',
      '& > button': { boxShadow: '0 0 0 1px {colors.bg}' },
      _print: { display: 'none' },
    },
  },
});
