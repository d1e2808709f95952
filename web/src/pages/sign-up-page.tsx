import { Box, chakra, Flex } from '@chakra-ui/react';
import { DocumentTitle } from '../features/page-frame/document-title';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { Chakra } from '../theme/chakra';
import { PageTitle, TextLink } from '../ui';

/** The title on the left, the form of 640 px on the right. */
export function SignUpPage() {
  return (
    <Chakra>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        gap={{ base: '8', md: '12' }}
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', sm: '6' }}
        paddingTop={{ base: '8', md: '12' }}
        paddingBottom="8"
      >
        <DocumentTitle>Create Your Account</DocumentTitle>
        <Box>
          <PageTitle>
            <chakra.span display={{ md: 'block' }}>Create </chakra.span>
            <chakra.span display={{ md: 'block' }}>Your </chakra.span>
            <chakra.span display={{ md: 'block' }}>Account</chakra.span>
          </PageTitle>
          <Flex gap="5" marginTop="6">
            <TextLink href="/sign-in">Sign In</TextLink>
            <TextLink href="/faq">FAQ</TextLink>
          </Flex>
        </Box>
        <Box width="full" maxWidth="form.wide" minWidth="0">
          <SignUpForm />
        </Box>
      </Flex>
    </Chakra>
  );
}
