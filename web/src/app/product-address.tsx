import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { withOverlay } from '../state/url';

/** A product's own address, `/product/<slug>`: the catalogue with the product's dialog open (rule V3). */
export function ProductAddress() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const search = withOverlay(params, { active: 'productDetail', product: slug });
  return <Navigate to={`/product?${search.toString()}`} replace />;
}
