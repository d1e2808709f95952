import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ButtonLink, ErrorNotice } from '../ui';

/** A page that broke, or whose code could not be fetched: said in words, with two ways on. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error('The page could not be shown.', error), [error]);
  return (
    <Box paddingX={{ base: '4', sm: '6' }} paddingY="16">
      <ErrorNotice
        title="This page could not be shown."
        advice="Reload it; if that does not help, start again from the home page."
        retryLabel="Reload"
        onRetry={() => window.location.reload()}
      />
      <Box marginTop="4">
        <ButtonLink variant="outline" href="/">
          Go to home
        </ButtonLink>
      </Box>
    </Box>
  );
}
