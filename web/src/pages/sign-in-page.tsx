import { Box, Grid } from '@chakra-ui/react';
import { DocumentTitle } from '../features/page-frame/document-title';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { SignInPicture } from '../features/sign-in/sign-in-picture';

/** Half picture, half form (design system §3). */
export function SignInPage() {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} minHeight={{ md: 'screen.rest' }}>
      <DocumentTitle>Sign In</DocumentTitle>
      <Box
        position="relative"
        minHeight={{ base: '30vh', md: 'full' }}
        background="bg.tile"
        overflow="hidden"
      >
        <SignInPicture />
      </Box>
      <Grid
        paddingX={{ base: '4', sm: '6' }}
        paddingTop={{ base: '8', md: '16' }}
        paddingBottom={{ base: '8', md: '16' }}
        alignContent="center"
        justifyItems={{ md: 'center' }}
      >
        <Box width="full" maxWidth={{ md: 'form' }}>
          <SignInForm />
        </Box>
      </Grid>
    </Grid>
  );
}
