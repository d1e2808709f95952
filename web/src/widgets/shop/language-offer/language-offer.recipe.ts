import { defineSlotRecipe } from '@chakra-ui/react';
import { edge } from '../../../theme/fragments';

/**
 * A quiet line at the window's lower edge, where the page need not be scrolled for it, and beside the chat's button. It
 * lies over the page, so that nothing moves when it comes.
 */
export const languageOffer = defineSlotRecipe({
  slots: ['root', 'line', 'link', 'close'],
  base: {
    root: {
      position: 'fixed',
      left: edge('left'),
      bottom: edge('bottom'),
      // As wide as the chat's button leaves room.
      maxWidth: 'calc(100vw - 8rem)',
      zIndex: 'bar',
      boxShadow: '0 0 0 1px {colors.bg}',
      // A dialog would lie half over it.
      'html:has([role=dialog]) &': { display: 'none' },
      _print: { display: 'none' },
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control.lg',
      paddingLeft: '4',
      paddingRight: '1',
      background: 'footer.bg',
      color: 'footer.muted',
      textStyle: 'meta',
      '& :focus-visible': { outlineColor: 'footer.fg' },
    },
    link: { color: 'footer.fg', paddingBlock: '3', textDecoration: 'underline', textUnderlineOffset: '4px' },
    close: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 'control.icon',
      height: 'control.icon',
      cursor: 'pointer',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
    },
  },
});
