import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, transition } from '../../theme/fragments';

/** A shoe in an answer: a small tile and three lines, all of them one link. */
export const chatProductCard = defineSlotRecipe({
  slots: ['root', 'picture', 'text', 'name', 'link', 'meta', 'stock'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      columnGap: '3',
      background: 'bg.sunken',
      borderRadius: 'sm',
      overflow: 'hidden',
      ...transition('background-color'),
      '&:has(:focus-visible)': { outline: '2px solid {colors.fg}', outlineOffset: '2px' },
      '@media (hover: hover)': { '&:hover a': { textDecorationLine: 'underline' } },
    },
    // As high as the text next to it, whatever the picture's height.
    picture: { position: 'relative', '& > *': { position: 'absolute', inset: '0' } },
    text: { minWidth: '0', paddingBlock: '2', paddingRight: '3' },
    name: { textStyle: 'label', fontWeight: 'semibold', ...clamp(2) },
    link: {
      color: 'fg',
      textDecoration: 'none',
      textUnderlineOffset: '4px',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
      '&:focus-visible': { outline: 'none' },
    },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      textStyle: 'meta',
      color: 'fg.muted',
    },
    stock: { textStyle: 'meta', color: 'fg.soft', '[data-sold-out] &': { color: 'fg.muted' } },
  },
});
