import { errorMessage } from '../../lib/api-error';
import { useUpdateCustomer } from '../../api/generated/customers/customers';
import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { useCustomerCache } from '../../state/customer-cache';
import { FieldError, OptionRow } from '../../ui';

/** Whether the customer wants news: a consent that they give and take back here (rule A35). */
export function News({ customer }: { customer: CustomerDto }) {
  const cache = useCustomerCache();
  const update = useUpdateCustomer({ mutation: { onSuccess: cache.set } });
  return (
    <div>
      <OptionRow
        type="checkbox"
        label={i18n.t('Send me news and offers')}
        checked={update.isPending ? update.variables.data.news === true : customer.news}
        onChange={(news) => update.mutate({ id: customer._id, data: { news } })}
      />
      {update.isError && <FieldError>{errorMessage(update.error)}</FieldError>}
    </div>
  );
}
