import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListCustomerAuditEvents } from '../api/generated/customers/customers';
import type { AuditEventDto } from '../api/generated/model';
import { useListProductAuditEvents } from '../api/generated/products/products';
import { LIMITS } from '../lib/timings';
import { adminPages } from './admin-url';
import { useSession } from './session';

/** What the audit trail at the foot of some details is drawn from. */
export interface AuditTrailState {
  events: readonly AuditEventDto[];
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Which page is open, and how a call is made for it: only managers may ask. */
function useTrailPage(id: string) {
  const [page, onPage] = useState(1);
  const enabled = useSession()?.role === 'manager' && id !== '';
  return {
    page,
    onPage,
    params: { page, limit: LIMITS.adminPageSize },
    options: { query: { enabled, staleTime: 0, placeholderData: keepPreviousData } },
  };
}

function toState(
  data: { events: AuditEventDto[]; total: number } | undefined,
  { page, onPage }: { page: number; onPage: (page: number) => void },
): AuditTrailState | null {
  return data ? { events: data.events, page, pages: adminPages(data.total), onPage } : null;
}

/** What happened to an account; null for who may not read it, and until it is there. */
export function useCustomerAuditTrail(id: string): AuditTrailState | null {
  const trail = useTrailPage(id);
  const answer = useListCustomerAuditEvents(encodeURIComponent(id), trail.params, trail.options);
  return toState(answer.data, trail);
}

/** What happened to a product; null for who may not read it, and until it is there. */
export function useProductAuditTrail(id: string): AuditTrailState | null {
  const trail = useTrailPage(id);
  const answer = useListProductAuditEvents(encodeURIComponent(id), trail.params, trail.options);
  return toState(answer.data, trail);
}
