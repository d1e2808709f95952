import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { i18n } from '../lib/i18n';
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
    <Suspense fallback={<Spinner size="lg" label={i18n.t('Opening the back-office')} />}>
      <PageBoundary resetKey={new URLSearchParams(search).get('section') ?? ''}>
        <Outlet />
      </PageBoundary>
    </Suspense>
  );
}
