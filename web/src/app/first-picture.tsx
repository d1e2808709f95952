import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes';
import { Providers } from './providers';
import { createQueryClient } from './query-client';

/**
 * A page as it looks before anything is known: header, film and title are there, products are still coming.
 * It is drawn at build time into the page's HTML, so that a phone shows it before the app has arrived and
 * takes its place.
 *
 * @returns HTML for `#root`
 */
export async function drawFirstPicture(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <Providers client={createQueryClient()}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
    {
      // Whole, without scripts that would put parts in place: our policy lets no inline script run.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}
