import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useListCustomerAuditEvents,
  useListProductAuditEvents,
} from '../api/generated/audit-trail/audit-trail';
import type { AuditEventDto } from '../api/generated/model';
import { LIMITS } from '../lib/limits';
import { adminPages } from './admin-url';
import { useSession } from './session';

/** What the widget of an audit trail needs. */
export interface AuditTrailState {
  events: readonly AuditEventDto[];
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The open page, and the options of its call, which is enabled for managers only (rule A32). */
function useTrailPage() {
  const [page, onPage] = useState(1);
  const enabled = useSession()?.role === 'manager';
  return {
    page,
    onPage,
    params: { page, limit: LIMITS.adminPageSize },
    options: { query: { enabled, placeholderData: keepPreviousData } },
  };
}

function toState(
  data: { events: AuditEventDto[]; total: number } | undefined,
  { page, onPage }: { page: number; onPage: (page: number) => void },
): AuditTrailState | null {
  return data ? { events: data.events, page, pages: adminPages(data.total), onPage } : null;
}

/** An account's audit trail; null while it loads, and for everyone but managers. */
export function useCustomerAuditTrail(id: string): AuditTrailState | null {
  const trail = useTrailPage();
  const answer = useListCustomerAuditEvents(encodeURIComponent(id), trail.params, trail.options);
  return toState(answer.data, trail);
}

/** A product's audit trail; null while it loads, and for everyone but managers. */
export function useProductAuditTrail(id: string): AuditTrailState | null {
  const trail = useTrailPage();
  const answer = useListProductAuditEvents(encodeURIComponent(id), trail.params, trail.options);
  return toState(answer.data, trail);
}
