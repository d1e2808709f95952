import { defineSlotRecipe } from '@chakra-ui/react';
import { inset, transition } from '../../../theme/fragments';

/** Chips in a row that wraps: a link that keeps the filter, and one that removes the words, each 44 px high to touch. */
export const searchReading = defineSlotRecipe({
  slots: ['root', 'label', 'chips', 'chip', 'keep', 'remove'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      marginTop: '4',
    },
    label: { textStyle: 'meta', color: 'fg.muted' },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', minWidth: '0' },
    chip: {
      display: 'inline-flex',
      maxWidth: 'full',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.line'),
      ...transition('box-shadow'),
      '@media (hover: hover)': { '&:hover': { boxShadow: inset(1, 'fg') } },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '2.25rem',
        color: 'fg',
        textDecoration: 'none',
        '@media (pointer: coarse)': { minHeight: 'option.touch' },
      },
    },
    keep: {
      paddingLeft: '3',
      paddingRight: '1',
      textStyle: 'body',
      fontSize: '0.875rem',
      overflowWrap: 'anywhere',
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    remove: {
      justifyContent: 'center',
      width: '2.25rem',
      flexShrink: 0,
      '@media (pointer: coarse)': { width: 'option.touch' },
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
    },
  },
});
