import { defineSlotRecipe } from '@chakra-ui/react';
import { edge, transition } from '../../theme/fragments';

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
      ...transition('transform'),
      '&[data-aside]:not(:focus-within)': { transform: 'translateY(200%)' },
      _print: { display: 'none' },
    },
  },
});
