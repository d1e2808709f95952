import { defineSlotRecipe } from '@chakra-ui/react';
import { qrFrame } from '../../../theme/fragments';

/** The QR code with the text next to it. */
export const bankTransfer = defineSlotRecipe({
  slots: ['root', 'frame', 'picture', 'words', 'term', 'value', 'copied', 'message'],
  base: {
    root: { display: 'flex', gap: '5', flexWrap: 'wrap', alignItems: 'flex-start' },
    frame: qrFrame,
    picture: { width: 'full', height: 'full' },
    // At least as wide as the memo, which is copied as a whole: next to the code if it fits, else below.
    words: { margin: '0', flex: '1', minWidth: 'min-content' },
    term: { textStyle: 'small', color: 'fg.muted', 'div:not(:first-of-type) > &': { marginTop: '2' } },
    value: {
      textStyle: 'title',
      margin: '0',
      overflowWrap: 'anywhere',
      'div:last-of-type > &': { overflowWrap: 'normal' },
    },
    copied: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlock: '-2' },
    message: { display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.soft' },
  },
});
