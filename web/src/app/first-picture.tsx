import { withEmotionCache } from '@emotion/react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ReactNode } from 'react';
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
  const inserted: Inserted[] = [];
  const { prelude } = await prerenderToNodeStream(
    <WithStyles onStyles={(styles) => inserted.push(styles)}>
      <Providers client={createQueryClient()}>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </WithStyles>,
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
  return Buffer.concat(chunks).toString() + inserted.map(toStyle).join('');
}

/** The CSS of what was drawn by the name of its class; `true` where an element brings its own. */
type Inserted = Record<string, string | true | undefined>;

interface WithStylesProps {
  onStyles: (styles: Inserted) => void;
  children: ReactNode;
}

/** One place for the styles of everything in it. */
const WithStyles = withEmotionCache<WithStylesProps>(({ onStyles, children }, { inserted }) => {
  onStyles(inserted);
  return children;
});

/** As Emotion writes them, so that the app finds them there and writes none of them again. */
function toStyle(inserted: Inserted): string {
  const written = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  const names = written.map(([name]) => name).join(' ');
  return `<style data-emotion="css ${names}">${written.map(([, css]) => css).join('')}</style>`;
}
