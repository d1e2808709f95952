import { chakra } from '@chakra-ui/react';

/** Heard by a screen reader, not seen. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
