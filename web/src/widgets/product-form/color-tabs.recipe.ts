import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenWord, clamp, inset, wordButton } from '../../theme/fragments';

/** The colours as tabs over a line, with a bar below the present one. */
export const colorTabs = defineSlotRecipe({
  slots: ['root', 'list', 'tab', 'swatch', 'name', 'add'],
  base: {
    root: {
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
    swatch: {
      flexShrink: 0,
      width: '3',
      height: '3',
      boxShadow: inset(1, 'border.control'),
      backgroundClip: 'border-box',
    },
    name: { ...clamp(1) },
    add: {
      ...wordButton,
      paddingRight: '4',
      textStyle: 'nav',
      '&:disabled': { opacity: 'disabled', cursor: 'not-allowed' },
    },
  },
});
