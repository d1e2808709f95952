import { defineSlotRecipe } from '@chakra-ui/react';

/** A white square of 184 px in both modes, which cameras read best, with the text next to it. */
export const bankTransfer = defineSlotRecipe({
  slots: ['root', 'frame', 'picture', 'words', 'term', 'value'],
  base: {
    root: { display: 'flex', gap: '5', flexWrap: 'wrap', alignItems: 'flex-start' },
    frame: {
      display: 'grid',
      placeItems: 'center',
      width: 'qr',
      height: 'qr',
      // The QR standard's quiet zone: four modules of the code.
      padding: '4',
      border: 'line',
      borderColor: 'border.line',
      '&:has([data-qr])': { background: 'paper' },
    },
    picture: { width: 'full', height: 'full' },
    // At least as wide as the memo, which is copied as a whole: next to the code if it fits, else below.
    words: { margin: '0', flex: '1', minWidth: 'min-content' },
    term: { textStyle: 'small', color: 'fg.muted', 'div:not(:first-of-type) > &': { marginTop: '2' } },
    value: {
      textStyle: 'title',
      margin: '0',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      'div:last-of-type > &': { overflowWrap: 'normal' },
    },
  },
});
