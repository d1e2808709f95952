import { defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput, ring, scrollingRow, wordBar } from '../../../theme/fragments';

/** A row of words, the chosen one underlined; it scrolls when it is too wide. */
export const listFilter = defineSlotRecipe({
  slots: ['root', 'option', 'input'],
  base: {
    root: { ...scrollingRow, gap: '5', minWidth: '0', border: 'none' },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      minHeight: 'control.icon',
      textStyle: 'label',
      color: 'fg.muted',
      '&[data-checked]': { color: 'fg' },
      '&[data-checked]::after': { ...wordBar, bottom: '6px' },
      '&:has(:focus-visible)': { ...ring, outlineOffset: '-2px' },
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
    },
    input: coveringInput,
  },
});
