import { defineRecipe } from '@chakra-ui/react';

/** What the choice means, below it. */
export const statusConsequence = defineRecipe({
  base: { display: 'block', textStyle: 'meta', color: 'fg.muted', mt: '4px', whiteSpace: 'normal' },
});
