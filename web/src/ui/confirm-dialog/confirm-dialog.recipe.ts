import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp } from '../../theme/fragments';

/** A large sentence, the name of what is deleted, and two buttons. */
export const confirmDialog = defineSlotRecipe({
  slots: ['root', 'what', 'actions'],
  base: {
    root: { display: 'grid', gap: '5', padding: { base: '4', sm: '6' }, paddingTop: '0' },
    what: { textStyle: 'body', color: 'fg.muted', ...clamp(3) },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1' },
  },
});
