import { useFilterProducts } from '../../api/generated/products/products';
import { TilePicture } from '../../ui';

/** The close-up next to the form: the last picture of the newest shoe. It is decoration, so a failure is not shown. */
export function SignInPicture() {
  const newest = useFilterProducts({ limit: 1 }, { query: { staleTime: Infinity } });
  const path = newest.data?.products[0]?.colors[0]?.imageDetail.at(-1);
  return path ? (
    <TilePicture path={path} alt="" ratio="fill" sizes="(min-width: 1024px) 50vw, 100vw" priority />
  ) : null;
}
