import { i18n } from '../../../lib/i18n';
import { recipeClasses } from '../../../ui';
import { deliveryDays } from './delivery-days.recipe';

export interface DeliveryDaysProps {
  /** Such as 'Wed, 2/12 – Thu, 3/12/2026'; '' as long as they are not known. */
  days: string;
  /** Where to, when the address is known; else ''. */
  place: string;
  /** The chosen province's value; '' until one is. */
  province: string;
  /** The provinces to choose from; none when the address is known. */
  provinces: readonly { value: string; label: string }[];
  /** Called with the value of another province. */
  onProvince: (province: string) => void;
}

/** Between which days an order of now arrives, and where: free (rule J13). Nothing but its room until it is known. */
export function DeliveryDays({ days, place, province, provinces, onProvince }: DeliveryDaysProps) {
  const styles = recipeClasses(deliveryDays);
  return (
    <div role="group" aria-label={i18n.t('Delivery')} className={styles.root}>
      {days && <p className={styles.days}>{i18n.t('Arrives {days}, free', { days })}</p>}
      {place && <p className={styles.place}>{i18n.t('Deliver to {place}', { place })}</p>}
      {provinces.length > 0 && (
        <label className={styles.place}>
          {i18n.t('Deliver to')}
          <select
            className={styles.select}
            value={province}
            onChange={({ target }) => onProvince(target.value)}
          >
            {province === '' && <option value="">{i18n.t('anywhere in Vietnam')}</option>}
            {provinces.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
