import { defineSlotRecipe } from '@chakra-ui/react';
import { corner, gutter } from '../../../theme/fragments';

/** A film as wide as the page: title bottom left, shoe on the right, on a phone above the title, pause button top right. */
export const filmHero = defineSlotRecipe({
  slots: ['root', 'media', 'text', 'kicker', 'title', 'subtitle', 'action', 'pause'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      background: 'bg.tile',
      color: 'fg.onTile',
      aspectRatio: { sm: 'film' },
      height: { base: 'film.phone', sm: 'auto' },
      '& button:focus-visible': { outlineColor: 'ink' },
    },
    // A large text makes a phone's box higher than the film, which then fades into the tile's grey.
    media: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: { base: 'min(100%, 160vw)', sm: 'full' },
      objectFit: 'cover',
      maskImage: { base: 'linear-gradient(black 80%, transparent)', sm: 'none' },
      filter: 'var(--picture-filter)',
    },
    text: {
      position: 'absolute',
      left: gutter,
      // On a phone the film ends where the chat's button stands.
      right: { base: `calc(${corner} + {sizes.control.lg} + {spacing.2})`, sm: gutter },
      bottom: { base: '6', sm: '10' },
    },
    kicker: { textStyle: 'lead', marginBottom: '2' },
    title: { textStyle: 'display.xl', maxWidth: { sm: '50%' } },
    // The shoe begins beside it.
    subtitle: {
      textStyle: 'lead',
      marginTop: { base: '3', sm: '5' },
      maxWidth: { sm: '40%' },
      textWrap: 'balance',
    },
    action: { display: 'flex', marginTop: { base: '5', sm: '8' } },
    pause: { position: 'absolute', top: { base: '4', sm: '6' }, right: gutter },
  },
  variants: { long: { true: { title: { maxWidth: 'full' } } } },
});
