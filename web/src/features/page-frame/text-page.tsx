import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle, SectionTitle } from '../../ui';
import { DocumentTitle } from './document-title';

/** A page of plain text: a large title and a column that is easy to read (design system §6, About). */
export function TextPage({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <Box paddingX={{ base: '4', sm: '6' }} paddingTop={{ base: '8', md: '12' }} paddingBottom="8" lang={lang}>
      <DocumentTitle>{title}</DocumentTitle>
      <PageTitle>{title}</PageTitle>
      <Stack gap="12" marginTop={{ base: '8', md: '12' }} maxWidth="text">
        {children}
      </Stack>
    </Box>
  );
}

/** One block of a text page. */
export function TextBlock({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Box as="section" id={id} scrollMarginTop="8">
      <SectionTitle size="xs">{title}</SectionTitle>
      {/* The title's ink rule is the block's: a list needs none of its own. */}
      <Stack
        gap="4"
        marginTop="4"
        color="fg.soft"
        textWrap="pretty"
        css={{ '& > dl': { borderTop: 'none' } }}
      >
        {children}
      </Stack>
    </Box>
  );
}
