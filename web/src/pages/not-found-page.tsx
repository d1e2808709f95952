import { Box } from '@chakra-ui/react';
import { ButtonLink, PageTitle } from '../ui';
import { DocumentTitle } from '../features/page-frame/document-title';

/** An address nobody lives at. */
export function NotFoundPage() {
  return (
    <Box paddingX={{ base: '4', sm: '6' }} paddingTop={{ base: '8', md: '12' }} paddingBottom="8">
      <DocumentTitle>Page not found</DocumentTitle>
      <PageTitle subtitle="There is no page at this address. It may have moved, or the link is incomplete.">
        Nothing here.
      </PageTitle>
      <Box marginTop="8">
        <ButtonLink href="/product">See all products</ButtonLink>
      </Box>
    </Box>
  );
}
