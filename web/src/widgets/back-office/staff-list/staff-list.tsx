import { useEffect, useRef } from 'react';
import type { StaffInvitationDto, StaffListDto, StaffMemberDto } from '../../../api/generated/model';
import { formatDate, formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { roleName } from '../../../lib/staff-choices';
import { fullName } from '../../../lib/text';
import { record } from '../../../theme/recipes/record.recipe';
import { rowList } from '../../../theme/recipes/row-list.recipe';
import { Button, FieldError, SectionTitle, StatusButton, recipeClasses } from '../../../ui';

export interface StaffListProps extends StaffListDto {
  /** Asks about the end of an admin's access. */
  onEnd: (member: StaffMemberDto) => void;
  /** Withdraws an invitation. */
  onWithdraw: (invitation: StaffInvitationDto) => void;
  /** The id of the invitation that is being withdrawn. */
  withdrawing?: string;
  /** Why the last one could not be withdrawn. */
  failure?: string;
  /** The result of the last action, in one sentence. It gets the focus, since the row and its button are gone. */
  message?: string;
}

/** Who works in the shop, with the last sign-in of each, and who is invited (rule R9). */
export function StaffList({ staff, invitations, message = '', failure, ...actions }: StaffListProps) {
  const { block, note } = recipeClasses(record);
  const styles = recipeClasses(rowList);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) sentence.current?.focus();
  }, [message]);
  return (
    <>
      <section className={block} aria-label={i18n.t('Staff')}>
        <p ref={sentence} role="status" tabIndex={-1} className={styles.message}>
          {message}
        </p>
        <ul className={styles.list}>
          {staff.map((member) => (
            <Member key={member._id} member={member} onEnd={actions.onEnd} />
          ))}
        </ul>
      </section>
      <section className={block} aria-label={i18n.t('Open invitations')}>
        <SectionTitle size="xs">{i18n.t('Open invitations')}</SectionTitle>
        {failure && <FieldError>{failure}</FieldError>}
        {invitations.length === 0 && <p className={note}>{i18n.t('Nobody is invited.')}</p>}
        <ul className={styles.list}>
          {invitations.map((invitation) => (
            <Invitation key={invitation._id} invitation={invitation} {...actions} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Member({ member, onEnd }: { member: StaffMemberDto } & Pick<StaffListProps, 'onEnd'>) {
  const styles = recipeClasses(rowList);
  const { email, role, signedInAt, hasSecondFactor } = member;
  const name = fullName(member);
  const lastSignIn = signedInAt
    ? i18n.t('Last sign-in {moment}', { moment: formatMoment(signedInAt) })
    : i18n.t('Has never signed in');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{[roleName(role), email].join(' · ')}</span>
        <span className={styles.line}>
          {hasSecondFactor ? `${lastSignIn} · ${i18n.t('Two-step sign-in')}` : lastSignIn}
        </span>
      </div>
      {role === 'admin' && (
        <Button
          variant="outline"
          size="tool"
          aria-label={i18n.t('End access: {name}', { name })}
          onClick={() => onEnd(member)}
        >
          {i18n.t('End access')}
        </Button>
      )}
    </li>
  );
}

type InvitationProps = { invitation: StaffInvitationDto } & Pick<
  StaffListProps,
  'onWithdraw' | 'withdrawing'
>;

function Invitation({ invitation, onWithdraw, withdrawing }: InvitationProps) {
  const styles = recipeClasses(rowList);
  const { _id, email, createdAt, expiresAt } = invitation;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{email}</span>
        <span className={styles.line}>
          {i18n.t('Sent {date}, good until {until}', {
            date: formatDate(createdAt),
            until: formatMoment(expiresAt),
          })}
        </span>
      </div>
      <StatusButton
        variant="outline"
        size="tool"
        aria-label={i18n.t('Withdraw: {email}', { email })}
        status={withdrawing === _id ? 'loading' : 'idle'}
        loadingText={i18n.t({ id: 'invitation.withdrawing', message: 'Withdrawing' })}
        onClick={() => onWithdraw(invitation)}
      >
        {i18n.t({ id: 'invitation.withdraw', message: 'Withdraw' })}
      </StatusButton>
    </li>
  );
}
