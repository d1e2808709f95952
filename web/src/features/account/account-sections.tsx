import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { SectionTitle, recipeClasses } from '../../ui';
import { accountSections } from './account-sections.recipe';
import { Devices } from './devices';
import { DeleteMyAccount, DownloadMyData } from './my-data';
import { News } from './news';
import { SecondFactor } from './second-factor';

interface AccountSectionsProps {
  customer: CustomerDto;
  /** Called after the account was deleted. */
  onErased: () => void;
}

/** The account's settings: two-step sign-in, devices, own data. */
export function AccountSections({ customer, onErased }: AccountSectionsProps) {
  const styles = recipeClasses(accountSections);
  return (
    <div className={styles.root}>
      <section className={styles.section} aria-labelledby="two-step">
        <SectionTitle size="xs" id="two-step">
          {i18n.t('Two-step sign-in')}
        </SectionTitle>
        <SecondFactor customer={customer} />
      </section>
      <section className={styles.devices} aria-labelledby="devices">
        <SectionTitle size="xs" id="devices">
          {i18n.t('Devices')}
        </SectionTitle>
        <Devices customerId={customer._id} />
      </section>
      <section className={styles.section} aria-labelledby="my-data">
        <SectionTitle size="xs" id="my-data">
          {i18n.t('My data')}
        </SectionTitle>
        <div className={styles.blocks}>
          <News customer={customer} />
          <DownloadMyData customer={customer} />
          {/* Managers cannot delete their own account (rule R6). */}
          {customer.role !== 'manager' && <DeleteMyAccount customer={customer} onErased={onErased} />}
        </div>
      </section>
    </div>
  );
}
