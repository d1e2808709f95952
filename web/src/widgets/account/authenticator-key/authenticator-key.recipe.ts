import { defineSlotRecipe } from '@chakra-ui/react';
import { qrFrame } from '../../../theme/fragments';

/** The QR code, and the same secret as text below. */
export const authenticatorKey = defineSlotRecipe({
  slots: ['root', 'text', 'frame', 'picture', 'label', 'secret', 'actions', 'message'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' },
    text: { textStyle: 'body', textWrap: 'pretty' },
    frame: qrFrame,
    picture: { width: 'full', height: 'full' },
    label: { textStyle: 'small', color: 'fg.muted' },
    secret: {
      textStyle: 'numeric',
      fontSize: '1rem',
      lineHeight: '1.5rem',
      fontWeight: 'semibold',
      wordSpacing: '0.2em',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    message: { textStyle: 'small', color: 'fg.soft' },
  },
});
