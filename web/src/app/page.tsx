import { lazy, type ComponentType } from 'react';

/**
 * A page that arrives when it is asked for. `preload` fetches it beforehand: called before the first render,
 * the page is there at once, without a moment's waiting sign.
 */
export function page<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const loaded: { page?: ComponentType<Props> } = {};
  const Later = lazy(async () => ({ default: await fetch() }));
  function Page(props: Props) {
    const Shown = (loaded.page ?? Later) as ComponentType<Props>;
    return <Shown {...props} />;
  }
  const preload = async (): Promise<void> => {
    loaded.page = await fetch();
  };
  return Object.assign(Page, { preload });
}
