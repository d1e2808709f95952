import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../theme/fragments';

/** The frame of every page, and the placeholders for a page that loads or failed. */
export const shell = defineSlotRecipe({
  slots: ['skipLink', 'main', 'waiting', 'failure', 'overlayWaiting', 'overlayBox', 'overlayFailure'],
  base: {
    skipLink: {
      srOnly: true,
      _focus: { srOnly: false, position: 'absolute', zIndex: 'overlay', padding: '3', background: 'bg' },
    },
    // While it is empty behind a dialog, it keeps the footer off the screen.
    main: { outline: 'none', minHeight: '75vh', _empty: { minHeight: '100vh' } },
    waiting: { display: 'grid', placeItems: 'center', minHeight: '75vh' },
    failure: { paddingX: gutter, paddingY: '16' },
    overlayWaiting: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      background: 'scrim',
      display: 'grid',
      placeItems: 'center',
    },
    overlayBox: { background: 'bg', padding: '6', boxShadow: 'overlay' },
    overlayFailure: {
      position: 'fixed',
      insetX: '0',
      bottom: '0',
      zIndex: 'overlay',
      background: 'bg',
      padding: '6',
      boxShadow: 'overlay',
    },
  },
});
