import { Suspense, type ComponentType } from 'react';
import type { CustomerDto } from '../api/generated/model';
import { AdminDashboard } from '../features/admin-dashboard/admin-dashboard';
import { AdminShell } from '../features/admin-shell/admin-shell';
import { sectionName } from '../features/admin-shell/section-name';
import { StaffOnly } from '../features/admin-shell/staff-only';
import { CustomersOnly } from '../features/page-frame/customers-only';
import { definePage } from '../features/page-frame/define-page';
import { DocumentTitle } from '../features/page-frame/document-title';
import { useOtherLanguage } from '../features/page-frame/use-other-language';
import { i18n } from '../lib/i18n';
import { type AdminSection, useAdminUrl } from '../state/admin-url';
import { Spinner } from '../ui';
import { lazyPart } from '../ui/lazy-part';

type Section = ComponentType<{ me: CustomerDto }>;

/** The sections of the back-office; each loads when it is first opened. */
const SECTIONS: Record<AdminSection, Section> = {
  dashboard: AdminDashboard,
  product: lazyPart(() =>
    import('../features/admin-products/admin-products').then((file) => file.AdminProducts),
  ),
  customer: lazyPart(() =>
    import('../features/admin-customers/admin-customers').then((file) => file.AdminCustomers),
  ),
  order: lazyPart(() => import('../features/admin-orders/order-section').then((file) => file.OrderSection)),
};

/** The back-office; a visitor is sent to sign in and comes back (rule R8). */
function AdminPage() {
  const { query } = useAdminUrl();
  const language = useOtherLanguage();
  const SectionContent = SECTIONS[query.section];
  return (
    <CustomersOnly>
      <DocumentTitle>{sectionName(query.section)}</DocumentTitle>
      <StaffOnly>
        {(me) => (
          <AdminShell section={query.section} language={language}>
            <Suspense key={query.section} fallback={<Spinner size="lg" label={i18n.t('Loading')} />}>
              <SectionContent me={me} />
            </Suspense>
          </AdminShell>
        )}
      </StaffOnly>
    </CustomersOnly>
  );
}

export const page = definePage({
  module: 'pages/admin-page',
  title: () => i18n.t('Back-office'),
  isListed: false,
  hasOwnTitle: true,
  Component: AdminPage,
});
