import { composeStories } from '@storybook/react';
import type { FunctionComponent } from 'react';
import preview from '../../../storybook/preview';

/** A story within the library's theme; the properties passed to it override its own. */
type ReadyStory = FunctionComponent<Record<string, unknown>>;

/** The stories of a module, each as a component. `npm run test:stories` plays them all, in a browser. */
export function storiesOf<M extends object>(module: M) {
  return composeStories(module as never, preview as never) as Record<Exclude<keyof M, 'default'>, ReadyStory>;
}
