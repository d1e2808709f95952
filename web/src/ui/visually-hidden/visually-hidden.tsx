import { chakra } from '@chakra-ui/react';

/** Heard by a screen reader, not seen. In the text's typeface, for no letter is fetched to stay unseen. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true, fontFamily: 'text' } });
