import { Info, Trash2 } from 'lucide-react';
import type { CustomerDto } from '../../../api/generated/model';
import type { CustomerRole } from '../../../lib/choices';
import { ROLE_CYCLE, roleName, type CycledRole } from '../../../lib/staff-choices';
import { formatDate } from '../../../lib/dates';
import { shownAddress } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { fullName } from '../../../lib/text';
import { adminCustomerRow } from '../../../theme/recipes/admin-customer-row.recipe';
import {
  column,
  type CycleDraftProps,
  CycleEditor,
  DataCell,
  type DataLayout,
  DataRow,
  IconButton,
  recipeClasses,
  VisuallyHidden,
} from '../../../ui';

/** The list's columns, and their places below 1024 px. */
export const CUSTOMER_TABLE: DataLayout = {
  columns: [
    column('id', () => i18n.t('Phone'), { width: 26 }),
    column('name', () => i18n.t({ id: 'person.name', message: 'Name' }), { width: 'minmax(0, 1.2fr)' }),
    column('address', () => i18n.t('Address')),
    column('role', () => i18n.t('Role'), { width: 54 }),
    column('active', () => i18n.t({ id: 'active.head', message: 'Active' }), { width: 12 }),
    column('joined', () => i18n.t('Joined'), { align: 'end', width: 22 }),
    column('actions', () => i18n.t('Actions'), { hideLabel: true, width: 19 }),
  ],
  stacked: ['name actions actions', 'id id id', 'address address address', 'role active joined'],
  stackedColumns: 'minmax(0, 1fr) auto auto',
};

export interface AdminCustomerRowProps extends CycleDraftProps<CycledRole> {
  /** The customer of this row. */
  customer: CustomerDto;
  /**
   * Whether the user is a manager: only managers change roles and delete, and never another manager (rules R5 and
   * R6).
   */
  mayChange: boolean;
  /** Opens the details. */
  onDetails: () => void;
  /** Opens the confirmation. */
  onDelete: () => void;
}

/** A customer in the list (rule V17). */
export function AdminCustomerRow(props: AdminCustomerRowProps) {
  const { customer, mayChange, onDetails, onDelete, ...editor } = props;
  const styles = recipeClasses(adminCustomerRow);
  const isManager = customer.role === 'manager';
  return (
    <DataRow selected={editor.draft !== null} data-row={customer._id}>
      <DataCell column="id">
        <span className={styles.id}>{customer.phone}</span>
      </DataCell>
      <DataCell column="name">
        <div className={styles.name}>{fullName(customer)}</div>
        <div className={styles.email}>{customer.email}</div>
      </DataCell>
      <DataCell column="address">
        <span className={styles.address}>{shownAddress(customer.address)}</span>
      </DataCell>
      <DataCell column="role">
        <Role role={customer.role} mayChange={mayChange} {...editor} />
      </DataCell>
      <DataCell column="active">
        <span className={styles.active} data-on={customer.isActive || undefined} aria-hidden />
        <VisuallyHidden>
          {customer.isActive ? i18n.t({ id: 'customer.active', message: 'Active' }) : i18n.t('Not active')}
        </VisuallyHidden>
      </DataCell>
      <DataCell column="joined">
        <span className={styles.date}>{formatDate(customer.createdAt)}</span>
      </DataCell>
      <DataCell column="actions" actions>
        <IconButton
          label={i18n.t('Details')}
          icon={Info}
          onClick={onDetails}
          data-row-focus
          aria-haspopup="dialog"
        />
        <IconButton
          label={i18n.t('Delete')}
          icon={Trash2}
          onClick={onDelete}
          disabled={!mayChange || isManager}
          title={refusalOf(mayChange, isManager)}
        />
      </DataCell>
    </DataRow>
  );
}

interface RoleProps extends CycleDraftProps<CycledRole> {
  role: CustomerRole;
  mayChange: boolean;
}

/** A role is plain text when it cannot be changed: a manager's, or any role for an admin. */
function Role({ role, mayChange, ...editor }: RoleProps) {
  if (role === 'manager' || !mayChange) {
    return (
      <CycleEditor
        fixed
        value={role}
        values={[]}
        draft={null}
        render={roleName}
        onDraft={ignore}
        onSave={ignore}
      />
    );
  }
  return <CycleEditor value={role} values={ROLE_CYCLE} render={roleName} {...editor} />;
}

function refusalOf(mayChange: boolean, isManager: boolean): string | undefined {
  if (!mayChange) return i18n.t('Only managers delete customers.');
  return isManager ? i18n.t('A manager cannot be deleted.') : undefined;
}

const ignore = () => undefined;
