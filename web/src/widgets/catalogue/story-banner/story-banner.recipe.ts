import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../../theme/fragments';

/** Over the words' side of a picture, so that they are read on its shadows and lights too. */
const LIGHT_VEIL = 'rgba(255, 255, 255, .34)';
const DARK_VEIL = 'rgba(0, 0, 0, .5)';

/** A picture as wide as the page: words on its calm left, on a phone on its calm top. */
export const storyBanner = defineSlotRecipe({
  slots: ['root', 'picture', 'text', 'title', 'lead', 'link'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: { base: 'flex-start', sm: 'flex-end' },
      // It grows where the words need more, at a large font size.
      aspectRatio: { base: '3 / 4', sm: 'film' },
      background: 'bg.tile',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        pointerEvents: 'none',
        backgroundImage: {
          base: 'linear-gradient(var(--veil), transparent 45%)',
          sm: 'linear-gradient(to top right, var(--veil), transparent 55%)',
        },
      },
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
      position: 'relative',
      zIndex: 1,
      width: { base: 'full', sm: '44%' },
      minWidth: '0',
      paddingX: gutter,
      paddingTop: { base: '8', sm: '10' },
      paddingBottom: '10',
      overflowWrap: 'break-word',
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
      light: { root: { color: { sm: 'fg.onTile' }, '--veil': { sm: LIGHT_VEIL } } },
      dark: { root: { color: { sm: 'fg.onSolid' }, '--veil': { sm: DARK_VEIL } } },
    },
    tallTone: {
      light: { root: { color: { base: 'fg.onTile' }, '--veil': { base: LIGHT_VEIL } } },
      dark: { root: { color: { base: 'fg.onSolid' }, '--veil': { base: DARK_VEIL } } },
    },
  },
});
