import { defineSlotRecipe } from '@chakra-ui/react';

export const notice = defineSlotRecipe({
  slots: ['root', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      maxWidth: 'form.wide',
      '&[data-centred]': { minHeight: 'full', justifyContent: 'center', padding: { base: '4', sm: '6' } },
    },
    title: { textStyle: 'display.sm', textWrap: 'balance' },
    text: { textStyle: 'body', color: 'fg.muted' },
    actions: { display: 'flex', gap: '1', marginTop: '2' },
  },
});
