import { defineSlotRecipe } from '@chakra-ui/react';
import { edge, transition } from '../../theme/fragments';

/** What of it is left to see while its corner is taken: as much as the cards keep free at the window's edge. */
const SIDE = '{spacing.3}';

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
      '&[data-place=edge]:not(:focus-within, :hover)': {
        transform: `translateX(calc(100% + ${edge('right')} - ${SIDE}))`,
      },
      '&[data-place=away]:not(:focus-within)': { transform: `translateX(calc(100% + ${edge('right')}))` },
      _print: { display: 'none' },
    },
  },
});
