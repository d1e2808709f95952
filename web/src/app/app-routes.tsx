import { Route, Routes } from 'react-router';
import { opensProduct, pathOf, type Address } from './addresses';
import { AdminFrame } from './admin-frame';
import { loadProduct } from './overlays';
import { NotFoundPage, PAGES } from './pages';
import { ProductAddress } from './product-address';
import { Shell } from './shell';

/** Loads the code of an address, so that it renders without a spinner. */
export async function loadPage(address: Address): Promise<void> {
  const page = PAGES.get(pathOf(address)) ?? NotFoundPage;
  await Promise.all([page.load(), opensProduct(address) && loadProduct()]);
}

/** The back-office has a frame of its own. */
const ADMIN = '/admin';
const paths = [...PAGES.keys()];

function toRoute(path: string) {
  const Page = PAGES.get(path)!;
  return <Route key={path} path={path} element={<Page key={path} path={path} />} />;
}

/** The app's routes (rule V1). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="product/:slug" element={<ProductAddress />} />
        {paths.filter((path) => path !== ADMIN).map(toRoute)}
        <Route path="*" element={<NotFoundPage path="" />} />
      </Route>
      <Route element={<AdminFrame />}>{toRoute(ADMIN)}</Route>
    </Routes>
  );
}
