import { lazy, type ComponentType } from 'react';

/** A lazily loaded page. `load` loads its code beforehand: the page then renders without a spinner. */
export function page<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const loaded: { page?: ComponentType<Props> } = {};
  const Lazy = lazy(async () => ({ default: await fetch() }));
  function Page(props: Props) {
    const Shown = (loaded.page ?? Lazy) as ComponentType<Props>;
    return <Shown {...props} />;
  }
  const load = async (): Promise<void> => {
    loaded.page = await fetch();
  };
  return Object.assign(Page, { load });
}
