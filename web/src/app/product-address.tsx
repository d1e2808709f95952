import { Navigate, useLocation } from 'react-router-dom';
import { shownAddress } from './addresses';

/** A product's own address, `/product/<slug>`: the catalogue with the product's dialog open (rule V3). */
export function ProductAddress() {
  return <Navigate to={shownAddress(useLocation())} replace />;
}
