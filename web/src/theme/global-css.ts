import { defineGlobalStyles } from '@chakra-ui/react';

const dark = { colorScheme: 'dark', '--picture-filter': 'brightness(.88)' };
const light = { colorScheme: 'light', '--picture-filter': 'none' };

/** What every page starts from: paper, ink, the focus ring, and stillness for whoever asked for it. */
export const globalCss = defineGlobalStyles({
  ':where(html)': { ...light, _osDark: dark },
  'html.light': light,
  'html.dark': dark,
  html: {
    background: 'bg',
    color: 'fg',
    fontFamily: 'text',
    textSizeAdjust: '100%',
    // What gets the focus is scrolled clear of a bar that covers the page's foot and of the chat's button, and what
    // is said under a field is in sight.
    scrollPaddingBottom: '{sizes.total.bar}',
  },
  body: { textStyle: 'body', minWidth: '320px', overflowWrap: 'anywhere' },
  ':focus-visible': { outline: '2px solid {colors.fg}', outlineOffset: '2px' },
  '::selection': { background: 'fg', color: 'fg.inverse' },
  // A system's own colours leave out shadows, of which the frames of controls are made.
  'button, input, select, textarea': { _highContrast: { border: '1px solid' } },
  'input, select, textarea': { _highContrast: { '&:focus-visible': { outline: '2px solid !important' } } },
  '*, *::before, *::after': {
    _motionReduce: {
      // None at all: an overlay waits for the end of its leaving, and would miss one that is over at once.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
