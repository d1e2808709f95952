import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

/** A picture as wide as the page: words on its calm left, on a phone on its calm top. */
export const storyBanner = defineSlotRecipe({
  slots: ['root', 'picture', 'text', 'title', 'lead', 'link'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: { base: '3 / 4', sm: 'film' },
      background: 'bg.tile',
      '& a:focus-visible': { outlineColor: 'currentColor' },
    },
    picture: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      filter: 'var(--picture-filter)',
    },
    text: {
      position: 'absolute',
      top: { base: '8', sm: 'auto' },
      bottom: { sm: '10' },
      left: gutter,
      right: { base: gutter, sm: '56%' },
    },
    title: { textStyle: 'display.lg', textWrap: 'balance' },
    lead: { textStyle: 'lead', marginTop: { base: '2', sm: '4' }, textWrap: 'pretty' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control.icon',
      marginTop: { base: '2', sm: '4' },
      textStyle: 'button',
      textDecorationLine: 'underline',
      textUnderlineOffset: '6px',
      '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
    },
  },
  variants: {
    tone: {
      light: { root: { color: 'fg.onTile' } },
      dark: { root: { color: 'fg.onSolid' } },
    },
  },
  defaultVariants: { tone: 'light' },
});
