import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenWord, coveringInput, ring, wordButton } from '../../../theme/fragments';

/** Highlight and description below their languages: words over a line, the shown one over a bar. */
export const productTexts = defineSlotRecipe({
  slots: ['root', 'tabs', 'tab', 'input'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    tabs: {
      display: 'flex',
      flexWrap: 'wrap',
      justifySelf: 'start',
      maxWidth: 'full',
      boxShadow: 'inset 0 -1px 0 0 {colors.border.line}',
    },
    tab: {
      ...wordButton,
      position: 'relative',
      paddingRight: '5',
      textStyle: 'nav',
      color: 'fg.muted',
      '&:has(:checked)': chosenWord,
      '&:has(:focus-visible)': ring,
      '&[data-wrong]': { color: 'status.canceled' },
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
    },
    input: coveringInput,
  },
});
