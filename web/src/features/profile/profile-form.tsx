import { Flex, Stack } from '@chakra-ui/react';
import type { CustomerDto } from '../../api/generated/model';
import { PROFILE_LABELS, type ProfileField } from '../../lib/profile-rules';
import { FieldError, StatusButton, TextField } from '../../ui';
import { useProfileForm } from './use-profile-form';

/** Edit mode: the details as fields; Update only when something changed and all of it is fine. */
export function ProfileForm({ customer, onDone }: { customer: CustomerDto; onDone: () => void }) {
  const { register, errorOf, failure, canUpdate, isSending, submit } = useProfileForm(customer, onDone);
  const bind = (field: ProfileField) => ({
    label: PROFILE_LABELS[field],
    error: errorOf(field),
    ...register(field),
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <TextField {...bind('lastName')} autoComplete="family-name" maxLength={50} />
        <TextField {...bind('firstName')} autoComplete="given-name" maxLength={50} />
        <TextField {...bind('email')} type="email" autoComplete="email" maxLength={254} />
        <TextField {...bind('phone')} type="tel" inputMode="numeric" autoComplete="tel-national" />
        <TextField {...bind('address')} autoComplete="street-address" maxLength={300} />
        {failure && <FieldError>{failure}</FieldError>}
        <Flex>
          <StatusButton
            type="submit"
            status={isSending ? 'loading' : 'idle'}
            disabled={!canUpdate && !isSending}
          >
            Update
          </StatusButton>
        </Flex>
      </Stack>
    </form>
  );
}
