import { defineSlotRecipe } from '@chakra-ui/react';

/** The receiver, and the form that edits it in place. */
export const customerInformation = defineSlotRecipe({
  slots: ['root', 'line', 'address', 'form', 'actions'],
  base: {
    root: { paddingBottom: '8' },
    line: { textStyle: 'body' },
    address: { textStyle: 'body', color: 'fg.muted', textWrap: 'pretty', marginTop: '1' },
    form: { display: 'flex', flexDirection: 'column', gap: '3', paddingTop: '2' },
    actions: { display: 'flex', gap: '1', marginTop: '2' },
  },
});
