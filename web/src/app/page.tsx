import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';

/** A page that may fetch its data before its first render. */
type PreparedPage<Props> = ComponentType<Props> & { prepare?: (client: QueryClient) => Promise<unknown> };

/**
 * A lazily loaded page. `prepare` loads its code and the data of its first render: a page prepared before the first
 * render needs no spinner. Without a client it loads only the code.
 */
export function page<Props extends object>(fetch: () => Promise<PreparedPage<Props>>) {
  const loaded: { page?: ComponentType<Props> } = {};
  const Lazy = lazy(async () => ({ default: await fetch() }));
  function Page(props: Props) {
    const Shown = (loaded.page ?? Lazy) as ComponentType<Props>;
    return <Shown {...props} />;
  }
  const prepare = async (client?: QueryClient): Promise<void> => {
    const fetched = await fetch();
    loaded.page = fetched;
    if (client) await fetched.prepare?.(client);
  };
  return Object.assign(Page, { prepare });
}
