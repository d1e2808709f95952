import { defineSlotRecipe } from '@chakra-ui/react';

/** A shoe to turn, on the tile of its pictures. */
export const shoeViewer = defineSlotRecipe({
  slots: ['root', 'poster', 'model', 'room', 'note', 'progress', 'bar', 'failure'],
  base: {
    root: {
      position: 'relative',
      height: 'full',
      overflow: 'hidden',
      background: 'bg.tile',
      color: 'fg.onTile',
    },
    poster: { position: 'absolute', inset: '0' },
    model: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      cursor: 'grab',
      // As the pictures are in the dark.
      filter: 'var(--picture-filter)',
      '&:active': { cursor: 'grabbing' },
      '--ring': '2px solid {colors.ink}',
      '--ring-offset': '-4px',
    },
    // Drawn by the element only where the phone can.
    room: { position: 'absolute', insetInline: '0', bottom: '12', display: 'grid', placeItems: 'center' },
    note: {
      position: 'absolute',
      insetInline: '0',
      bottom: '4',
      textStyle: 'small',
      textAlign: 'center',
      pointerEvents: 'none',
    },
    progress: { position: 'absolute', insetInline: '0', bottom: '0', height: '1', display: 'block' },
    bar: {
      display: 'block',
      height: 'full',
      background: 'ink',
      transformOrigin: 'left',
    },
    failure: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      padding: '4',
      background: 'bg',
      color: 'fg',
      textStyle: 'body',
    },
  },
});
