import type { ReactNode } from 'react';
import { countryName } from '../../lib/countries';
import { formatDay } from '../../lib/dates';
import { fullName } from '../../lib/text';
import { DefinitionList, PageTitle, useStyles } from '../../ui';
import { customerDetails } from './customer-details.recipe';

/** A customer in the profile. */
export interface DetailCustomer {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  address: string;
  /** YYYY-MM-DD */
  dob: string;
  /** A country code, for example VN. */
  country: string;
  /** The new e-mail address, which replaces the old one once its link is followed (rule A11). */
  pendingEmail?: string | null;
}

export interface CustomerDetailsProps {
  /** The customer. */
  customer: DetailCustomer;
  /** The buttons: Admin, Edit, Log Out. */
  actions: ReactNode;
  /** Replaces the list during editing. */
  form?: ReactNode;
  /** Shown below the list: settings that are edited separately. */
  more?: ReactNode;
}

/** The customer's name, buttons, and details; during editing the form replaces the details. */
export function CustomerDetails({ customer, actions, form, more }: CustomerDetailsProps) {
  const styles = useStyles(customerDetails);
  return (
    <section className={styles.root} aria-label="Customer details">
      <PageTitle size="md">{fullName(customer)}</PageTitle>
      <div className={styles.actions}>{actions}</div>
      <p role="status" className={styles.note}>
        {customer.pendingEmail && `Confirm your new email: we sent a link to ${customer.pendingEmail}.`}
      </p>
      <div className={styles.list}>
        {form ?? (
          <>
            <DefinitionList
              items={[
                { term: 'Email', value: customer.email },
                { term: 'Phone', value: customer.phone },
                { term: 'Address', value: customer.address },
                { term: 'Date of birth', value: formatDay(customer.dob) },
                { term: 'Country', value: countryName(customer.country) },
              ]}
            />
            {more && <div className={styles.actions}>{more}</div>}
          </>
        )}
      </div>
    </section>
  );
}
