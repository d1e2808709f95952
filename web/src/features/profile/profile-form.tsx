import { Flex, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CustomerDto } from '../../api/generated/model';
import { PROFILE_LABELS, type ProfileField } from '../../lib/profile-rules';
import { FieldError, PasswordField, StatusButton, TextField, useFocusBack } from '../../ui';
import { useProfileForm } from './use-profile-form';

/** The edit form. Update works when something changed and every field is valid (rule A30). */
export function ProfileForm({ customer, onDone }: { customer: CustomerDto; onDone: () => void }) {
  const { register, errorOf, failure, canUpdate, isSending, submit, proof, setProof } = useProfileForm(
    customer,
    onDone,
  );
  const button = useFocusBack<HTMLButtonElement>(proof !== null);
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
        {proof && <CurrentPassword {...proof} isSending={isSending} onChange={setProof} />}
        {failure && <FieldError>{failure}</FieldError>}
        <Flex>
          <StatusButton
            ref={button}
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

interface CurrentPasswordProps {
  password: string;
  error?: string;
  isSending: boolean;
  /** null closes the question. */
  onChange: (password: string | null) => void;
}

/** Asks for the password when an e-mail address or phone changes (rule A10). Escape closes the question. */
function CurrentPassword({ password, error, isSending, onChange }: CurrentPasswordProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [error]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSending) onChange(null);
  };
  return (
    <PasswordField
      ref={field}
      label="Current Password"
      name="currentPassword"
      hint="Changing your email or phone number takes your current password."
      maxLength={128}
      value={password}
      error={error}
      readOnly={isSending}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
