import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../ui';
import { PageBoundary } from './page-boundary';
import { useScrollPlace } from './use-scroll-place';
import { useSessionGuard } from './use-session-guard';

/** What stands around the back-office: nothing that is seen. No header, footer, chat or overlay of the shop. */
export function AdminFrame() {
  const { search } = useLocation();
  useScrollPlace();
  useSessionGuard();
  return (
    <Suspense fallback={<Spinner size="lg" label="Opening the back-office" />}>
      <PageBoundary place={new URLSearchParams(search).get('section') ?? ''}>
        <Outlet />
      </PageBoundary>
    </Suspense>
  );
}
