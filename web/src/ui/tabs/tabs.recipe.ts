import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenWord, wordButton } from '../../theme/fragments';

/** Tabs over a line, with a bar below the shown one. */
export const tabs = defineSlotRecipe({
  slots: ['root', 'bar', 'list', 'tab', 'panel'],
  base: {
    root: { display: 'contents' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      justifySelf: 'start',
      maxWidth: 'full',
      boxShadow: 'inset 0 -1px 0 0 {colors.border.line}',
    },
    list: { display: 'flex', flexWrap: 'wrap', minWidth: '0' },
    tab: {
      ...wordButton,
      maxWidth: 'full',
      paddingRight: '5',
      textStyle: 'nav',
      color: 'fg.muted',
      '&[aria-selected=true]': chosenWord,
      '&[data-wrong]': { color: 'status.canceled' },
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
    },
    panel: { minWidth: '0' },
  },
});
