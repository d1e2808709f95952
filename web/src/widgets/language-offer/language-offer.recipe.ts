import { defineSlotRecipe } from '@chakra-ui/react';
import { pageWidth, tight } from '../../theme/fragments';

/**
 * A quiet line in the room that the footer leaves at its end, beside the chat's button. It has no height of its own, so
 * that nothing moves when it comes.
 */
export const languageOffer = defineSlotRecipe({
  slots: ['root', 'line', 'link', 'close'],
  base: {
    root: {
      ...pageWidth,
      display: 'flex',
      alignItems: 'flex-end',
      height: '0',
      containerType: 'inline-size',
      _print: { display: 'none' },
    },
    line: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      maxWidth: 'calc(100% - 5rem)',
      minHeight: 'control.icon',
      marginBottom: '8',
      background: 'footer.bg',
      color: 'footer.muted',
      textStyle: 'meta',
      '& :focus-visible': { outlineColor: 'footer.fg' },
      // There it would cover the footer's last line, which has the link too.
      [tight]: { display: 'none' },
    },
    link: { color: 'current', paddingBlock: '3', textDecoration: 'underline', textUnderlineOffset: '4px' },
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
