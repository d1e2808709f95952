import { Navigate, useLocation } from 'react-router';
import { resolveAddress } from './addresses';

/** A product's own address, `/product/<slug>`: the catalogue with the product's dialog open (rule V3). */
export function ProductAddress() {
  return <Navigate to={resolveAddress(useLocation())} replace />;
}
