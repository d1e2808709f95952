import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../ui';
import { PageBoundary } from './page-boundary';
import { useScrollRestoration } from './use-scroll-restoration';
import { useSessionGuard } from './use-session-guard';

/** The layout of the back-office, without the shop's header, footer, chat and overlays. */
export function AdminFrame() {
  const { search } = useLocation();
  useScrollRestoration();
  useSessionGuard();
  return (
    <Suspense fallback={<Spinner size="lg" label="Opening the back-office" />}>
      <PageBoundary place={new URLSearchParams(search).get('section') ?? ''}>
        <Outlet />
      </PageBoundary>
    </Suspense>
  );
}
