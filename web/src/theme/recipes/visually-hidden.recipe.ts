import { defineSlotRecipe } from '@chakra-ui/react';

/** For screen readers only. In the text's typeface, so that no font is fetched for invisible text. */
export const visuallyHidden = defineSlotRecipe({
  slots: ['root'],
  base: { root: { srOnly: true, fontFamily: 'text' } },
});
