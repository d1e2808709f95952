import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';

/** A page that may say what else it needs before it is drawn for the first time. */
type PreparedPage<Props> = ComponentType<Props> & { prepare?: (client: QueryClient) => Promise<unknown> };

/**
 * A page that arrives when it is asked for. `prepare` fetches it, and what it shows at once, beforehand: called
 * before the first render, the page is there whole, without a moment's waiting sign. Without a client it fetches
 * the page alone.
 */
export function page<Props extends object>(fetch: () => Promise<PreparedPage<Props>>) {
  const loaded: { page?: ComponentType<Props> } = {};
  const Later = lazy(async () => ({ default: await fetch() }));
  function Page(props: Props) {
    const Shown = (loaded.page ?? Later) as ComponentType<Props>;
    return <Shown {...props} />;
  }
  const prepare = async (client?: QueryClient): Promise<void> => {
    const fetched = await fetch();
    loaded.page = fetched;
    if (client) await fetched.prepare?.(client);
  };
  return Object.assign(Page, { prepare });
}
