import { useState } from 'react';
import type { StaffInvitationDto, StaffMemberDto } from '../../api/generated/model';
import {
  useEndStaffAccess,
  useInviteStaff,
  useListStaff,
  useWithdrawInvitation,
} from '../../api/generated/staff/staff';
import { unlessGone } from '../../api/unless-gone';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { useActionStatus } from '../../hooks/use-action-status';
import { isEmail } from '../../lib/email';
import { i18n } from '../../lib/i18n';
import { fullName } from '../../lib/text';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useCheckedForm } from '../../state/use-checked-form';
import { middle } from '../../theme/recipes/middle.recipe';
import { record } from '../../theme/recipes/record.recipe';
import {
  ConfirmDialog,
  ErrorNotice,
  FieldError,
  Modal,
  Spinner,
  StatusButton,
  TextField,
  recipeClasses,
} from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { StaffList } from '../../widgets/back-office/staff-list/staff-list';

/** Who works in the shop: a manager invites people, and ends their access (rule R9). */
export function StaffDialog(frame: OverlayFrame) {
  const styles = recipeClasses(record);
  const waiting = recipeClasses(middle, { room: 'record' });
  const { data, error, refetch } = useListStaff();
  const [message, say] = useState('');
  const [leaver, ask] = useState<StaffMemberDto | null>(null);
  const end = useUntilClosed(leaver, () => ask(null));
  const withdrawal = useWithdrawal(say);
  return (
    <>
      <Modal size="md" title={i18n.t('Staff')} {...frame}>
        {data ? (
          <div className={styles.root}>
            <InviteForm />
            <StaffList {...data} {...withdrawal} message={message} onEnd={ask} />
          </div>
        ) : (
          <div className={waiting.root}>
            {!error && <Spinner size="lg" label={i18n.t('Loading the staff')} />}
            {error && (
              <ErrorNotice
                title={i18n.t('The staff could not be loaded.')}
                advice={error.message}
                onRetry={() => void refetch()}
              />
            )}
          </div>
        )}
      </Modal>
      {end && <EndAccess member={end.subject} onDone={say} {...end.frame} />}
    </>
  );
}

function InviteForm() {
  const styles = recipeClasses(record);
  const { mutateAsync } = useInviteStaff();
  const { refetch } = useListStaff();
  const [sentTo, setSentTo] = useState('');
  const form = useCheckedForm({
    defaultValues: { email: '' },
    mode: 'onSubmit',
    check: (_field, { email }) => (isEmail(email) ? undefined : i18n.t('Enter valid Email.')),
  });
  const submit = form.submit(async ({ email }) => {
    setSentTo('');
    const invitation = await mutateAsync({ data: { email: email.trim() } });
    await refetch();
    setSentTo(invitation.email);
    form.form.reset();
  });
  return (
    <form aria-label={i18n.t('Invite')} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={i18n.t('Email')}
        hint={i18n.t('The person gets a link, good for 7 days, and becomes an admin.')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        {...form.register('email')}
      />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div className={styles.buttons}>
        <StatusButton
          type="submit"
          size="tool"
          status={form.status}
          loadingText={i18n.t('Sending the invitation')}
        >
          {i18n.t('Invite')}
        </StatusButton>
      </div>
      <p role="status" className={styles.note}>
        {sentTo && i18n.t('An invitation is on its way to {email}.', { email: sentTo })}
      </p>
    </form>
  );
}

/** Invitations are withdrawn one after another. */
function useWithdrawal(say: (message: string) => void) {
  const { mutateAsync } = useWithdrawInvitation();
  const { refetch } = useListStaff();
  const action = useActionStatus();
  const [withdrawing, setWithdrawing] = useState<string>();
  const onWithdraw = ({ _id, email }: StaffInvitationDto) => {
    if (withdrawing) return;
    setWithdrawing(_id);
    say('');
    const run = async () => {
      await unlessGone(mutateAsync({ id: _id }));
      await refetch();
      say(i18n.t('The invitation to {email} is withdrawn.', { email }));
    };
    void action.run(run).finally(() => setWithdrawing(undefined));
  };
  return { onWithdraw, withdrawing, failure: action.failure };
}

interface EndAccessProps extends OverlayFrame {
  member: StaffMemberDto;
  onDone: (message: string) => void;
}

function EndAccess({ member, onDone, ...frame }: EndAccessProps) {
  const { mutateAsync } = useEndStaffAccess();
  const { refetch } = useListStaff();
  const cache = useBackOfficeCache();
  const name = fullName(member);
  const run = async () => {
    await unlessGone(mutateAsync({ id: member._id }));
    await refetch();
    void cache.invalidateCustomers();
    onDone(i18n.t('{name} no longer has access.', { name }));
  };
  const labels = {
    question: i18n.t('End this person’s access?'),
    keep: i18n.t({ id: 'dialog.cancel', message: 'Cancel' }),
    act: i18n.t('End access'),
    acting: i18n.t('Ending the access'),
  };
  return (
    <ConfirmDialog labels={labels} subject={`${name}, ${member.email}`} onConfirm={run} {...frame}>
      <p>{i18n.t('They are signed out everywhere at once. Their account stays, as a client’s.')}</p>
    </ConfirmDialog>
  );
}
