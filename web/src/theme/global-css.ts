import { defineGlobalStyles } from '@chakra-ui/react';

const dark = { colorScheme: 'dark', '--picture-filter': 'brightness(.88)' };
const light = { colorScheme: 'light', '--picture-filter': 'none' };

/** The base of every page: background, text colour, focus ring, and no animation under reduced motion. */
export const globalCss = defineGlobalStyles({
  ':where(html)': { ...light, _osDark: dark },
  'html.light': light,
  'html.dark': dark,
  html: {
    background: 'bg',
    color: 'fg',
    fontFamily: 'text',
    textSizeAdjust: '100%',
    // A focused field is scrolled clear of the bottom bar and the chat button, with room for its message.
    scrollPaddingBottom: '{spacing.36}',
    // And clear of a phone's header, which stays at the top.
    scrollPaddingTop: { base: 'calc({sizes.header.phone} + {sizes.brand.row} + 0.5rem)', sm: 'auto' },
  },
  body: { textStyle: 'body', minWidth: '320px', overflowWrap: 'anywhere' },
  // The groups of a telephone number stay on one line, where it is wide enough.
  'a[href^="tel:"]': { display: 'inline-block', maxWidth: '100%' },
  ':focus-visible': { outline: '2px solid {colors.fg}', outlineOffset: '2px' },
  '::selection': { background: 'fg', color: 'fg.inverse' },
  // Windows' high-contrast mode drops shadows, which draw the controls' frames.
  'button, input, select, textarea': { _highContrast: { border: '1px solid' } },
  'input, select, textarea': { _highContrast: { '&:focus-visible': { outline: '2px solid !important' } } },
  '*, *::before, *::after': {
    _motionReduce: {
      // Not 1 ms: an overlay waits for the end of its closing animation, and would miss one that ends at once.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
