import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Chakra } from '../../theme/chakra';
import { DocumentTitle } from './document-title';

interface HalfPicturePageProps {
  /** The title of the browser's tab. */
  title: string;
  picture: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Half picture, half form; on a phone the picture shrinks. */
export function HalfPicturePage({ title, picture, children }: HalfPicturePageProps) {
  return (
    <Chakra>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} minHeight={{ md: 'screen.rest' }}>
        <DocumentTitle>{title}</DocumentTitle>
        <Box position="relative" height={{ base: '31vh', md: 'auto' }} background="bg.tile">
          <Box position="absolute" inset="0">
            {picture}
          </Box>
        </Box>
        <Grid
          paddingX={{ base: '4', sm: '6' }}
          paddingTop={{ base: '8', md: '16' }}
          paddingBottom={{ base: '8', md: '16' }}
          alignContent="center"
          justifyItems={{ md: 'center' }}
        >
          <Box width="full" maxWidth={{ md: 'form' }}>
            {children}
          </Box>
        </Grid>
      </Grid>
    </Chakra>
  );
}
