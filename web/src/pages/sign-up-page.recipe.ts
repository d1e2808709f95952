import { defineSlotRecipe } from '@chakra-ui/react';
import { pageWidth } from '../theme/fragments';

/** The title on the left, a word on each line, and the form of 640 px on the right. */
export const signUpPage = defineSlotRecipe({
  slots: ['root', 'word', 'links', 'form'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      justifyContent: 'space-between',
      gap: { base: '8', md: '12' },
      ...pageWidth,
      paddingTop: { base: '8', md: '12' },
      paddingBottom: '8',
    },
    word: { display: { md: 'block' } },
    links: { display: 'flex', gap: '5', marginTop: '6' },
    form: { width: 'full', maxWidth: 'form.wide', minWidth: '0' },
  },
});
