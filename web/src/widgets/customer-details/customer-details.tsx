import type { ReactNode } from 'react';
import { countryName } from '../../lib/countries';
import { formatDay } from '../../lib/dates';
import { fullName } from '../../lib/text';
import { customerDetails } from '../../theme/recipes/checkout';
import { DefinitionList, PageTitle, useRecipeStyles } from '../../ui';

/** What the profile shows of a customer. */
export interface DetailCustomer {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  address: string;
  /** YYYY-MM-DD */
  dob: string;
  /** Region code, for example VN. */
  country: string;
  /** The address that takes the e-mail's place once its link is followed. */
  pendingEmail?: string | null;
}

export interface CustomerDetailsProps {
  /** Whose details they are. */
  customer: DetailCustomer;
  /** Admin, Edit, Log Out. */
  actions: ReactNode;
  /** The form that stands in place of the list while editing. */
  form?: ReactNode;
  /** Stands under the list: what is changed apart from it. */
  more?: ReactNode;
}

/** The customer's name, buttons, and details between hairlines; the form takes the list's place. */
export function CustomerDetails({ customer, actions, form, more }: CustomerDetailsProps) {
  const styles = useRecipeStyles(customerDetails);
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
