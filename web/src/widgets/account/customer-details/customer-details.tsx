import type { ReactNode } from 'react';
import type { CustomerDto } from '../../../api/generated/model';
import { countryName } from '../../../lib/countries';
import { formatDay } from '../../../lib/dates';
import { shownAddress } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { fullName } from '../../../lib/text';
import { DefinitionList, PageTitle, recipeClasses } from '../../../ui';
import { customerDetails } from './customer-details.recipe';

export interface CustomerDetailsProps {
  /** The customer. */
  customer: CustomerDto;
  /** The buttons: Admin, Edit, Log Out. */
  actions: ReactNode;
  /** Replaces the list during editing. */
  form?: ReactNode;
  /** Sends another link that confirms the address; left out when none has to be. */
  confirmation?: ReactNode;
  /** Shown below the list: settings that are edited separately. */
  extra?: ReactNode;
}

/** The customer's name, buttons, and details; during editing the form replaces the details. */
export function CustomerDetails({ customer, actions, confirmation, form, extra }: CustomerDetailsProps) {
  const styles = recipeClasses(customerDetails);
  return (
    <section className={styles.root} aria-label={i18n.t('Customer details')}>
      <PageTitle size="md">{fullName(customer)}</PageTitle>
      <div className={styles.actions}>{actions}</div>
      <p role="status" className={styles.note}>
        {waitingOf(customer)}
      </p>
      {confirmation}
      <div className={styles.list}>
        {form ?? (
          <>
            <DefinitionList
              items={[
                { term: i18n.t('Email'), value: customer.email },
                { term: i18n.t('Phone'), value: customer.phone },
                { term: i18n.t('Address'), value: shownAddress(customer.address) },
                { term: i18n.t('Date of birth'), value: formatDay(customer.dob) },
                { term: i18n.t('Country'), value: countryName(customer.country) },
              ]}
            />
            {extra && <div className={styles.actions}>{extra}</div>}
          </>
        )}
      </div>
    </section>
  );
}

/** What is said of an address that waits for its link. */
function waitingOf({ pendingEmail, isEmailConfirmed }: CustomerDto): string {
  if (pendingEmail)
    return i18n.t('Confirm your new email: we sent a link to {email}.', { email: pendingEmail });
  if (isEmailConfirmed) return '';
  return i18n.t('Your email is not confirmed yet. Until it is, our mails leave out your name and address.');
}
