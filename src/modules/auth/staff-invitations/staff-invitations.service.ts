import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { AuditTrail } from '../../../audit/audit-trail';
import { Every } from '../../../common/every';
import type { Language } from '../../../common/language';
import { newId } from '../../../common/new-id';
import { errorMessage, fieldError, httpError, type InvalidFields } from '../../../common/refusals/refusal';
import { TransactionRunner } from '../../../database/transaction-runner';
import { MailsService } from '../../../mail/mails.service';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { StaffAccountsService } from '../../customers/staff-accounts.service';
import { AccountMessages } from '../account-messages';
import { INVITATION_LIFETIME_DAYS } from '../message-texts';
import { hashToken } from '../refresh-token';
import { StaffInvitationDto, type AcceptInvitationDto, type InviteeDto } from './dto/staff.dto';
import type { StaffInvitation } from './staff-invitation.entity';
import { StaffInvitationsRepository } from './staff-invitations.repository';

const HOUR_MS = 3_600_000;
const LIFETIME_MS = INVITATION_LIFETIME_DAYS * 24 * HOUR_MS;

/** What a person without an account enters to join. */
type NewMember = Omit<AcceptInvitationDto, 'token'>;

/** Invitations to the staff: sending, withdrawing and accepting them (rule R9). */
@Injectable()
export class StaffInvitationsService {
  constructor(
    private readonly invitations: StaffInvitationsRepository,
    private readonly staff: StaffAccountsService,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    private readonly trail: AuditTrail,
    private readonly messages: AccountMessages,
    private readonly mails: MailsService,
  ) {}

  /** The open ones, the newest first. */
  async list(): Promise<StaffInvitationDto[]> {
    return (await this.invitations.findOpen(new Date())).map((one) => StaffInvitationDto.from(one));
  }

  /**
   * Mails a person a link by which they join the staff as an admin. An earlier link to the address is not good any more.
   * @param language the mail's, when the manager's own is not known
   * @throws Refusal (409) when they are of the staff, or have an account whose address is not confirmed
   * @throws TooManyAttemptsException (429) after too many invitations, or links to the address
   */
  async invite(
    address: string,
    user: AuthenticatedUser,
    language: Language | null,
  ): Promise<StaffInvitationDto> {
    await this.limits.count(LIMITS.invitations, user._id);
    const { email } = await this.staff.getInvitee(address);
    const counted = await this.limits.linkMail(email);
    const token = randomBytes(32).toString('base64url');
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    const invitation: StaffInvitation = {
      ...{ id: newId(createdAt), email, role: 'admin', tokenHash: hashToken(token) },
      ...{ invitedBy: user._id, createdAt, expiresAt },
    };
    const send = async (manager: EntityManager): Promise<void> => {
      await this.forget([email], manager);
      await this.invitations.insert(invitation, manager);
      await this.record('account-invitation-sent', invitation, user, manager);
      const letter = { kind: 'staff-invitation', to: email, page: `/join?token=${token}` } as const;
      const reader = { id: invitation.id, language: user.profile.language ?? language };
      await this.messages.send(reader, [{ ...letter, goodUntil: expiresAt }], manager);
    };
    await this.transactions.run(send).catch(async (error: unknown) => {
      await counted.giveBack();
      throw error;
    });
    return StaffInvitationDto.from(invitation);
  }

  /**
   * Ends an invitation: its link is not good any more.
   * @throws Refusal (404) when it was accepted, withdrawn or replaced
   */
  async withdraw(id: string, user: AuthenticatedUser): Promise<void> {
    await this.transactions.run(async (manager) => {
      if (!(await this.close({ id }, manager))) throw httpError(404, 'invitation.unknown');
      await this.record('account-invitation-withdrawn', { id }, user, manager);
    });
  }

  /**
   * Whom a link invites, and whether they have an account.
   * @throws Refusal (400) when the link was used, withdrawn or replaced, or has expired
   * @throws Refusal (409) as `invite`
   * @throws TooManyAttemptsException (429) after too many invalid links
   */
  async check(token: string, ip: string): Promise<InviteeDto> {
    const { email } = await this.find(token, ip);
    const { accountId } = await this.staff.getInvitee(email);
    return { email, hasAccount: accountId !== null };
  }

  /**
   * Makes the invited person an admin: their account, whose password stays, or a new one.
   * @param details of the new account; whoever has one needs none
   * @throws as `check`
   * @throws Refusal (400) with a message for each wrong field, or (409) for a number that is taken: the link stays good
   */
  async accept(token: string, details: NewMember, ip: string): Promise<void> {
    const invitation = await this.find(token, ip);
    const { email, role } = invitation;
    const { accountId: known } = await this.staff.getInvitee(email);
    const { lastName = '', firstName = '', phone = '', password = '' } = details;
    const opened =
      known === null ? await this.staff.prepare({ lastName, firstName, phone, password, email }, role) : null;
    const id = opened?.id ?? known!;
    await this.transactions.run(async (manager) => {
      // The account comes first, as in every transaction that writes an account and its sign-ins.
      if (opened) await this.staff.open(opened, manager);
      else if (!(await this.staff.promote(id, email, role, manager))) throw badLink();
      if (!(await this.close(invitation, manager))) throw badLink();
      const event = { action: 'account-invitation-accepted', subjectId: id, by: { _id: id, ip } } as const;
      await this.trail.record({ ...event, details: { invitation: invitation.id } }, manager);
    });
    await this.limits.forgetLinkMails(email);
  }

  /** Removes the invitations to these addresses, with their mails. */
  async forget(emails: string[], manager: EntityManager): Promise<void> {
    for (const { id } of await this.invitations.findOfAddresses(emails, manager))
      await this.close({ id }, manager);
  }

  @Every(HOUR_MS)
  async sweep(now = new Date()): Promise<void> {
    await this.invitations.deleteExpired(now);
  }

  private async find(token: string, ip: string): Promise<StaffInvitation> {
    const invitation = await this.invitations.findByToken(hashToken(token), new Date());
    if (invitation) return invitation;
    await this.limits.count(LIMITS.badInvitations, this.limits.addressKey(ip));
    throw badLink();
  }

  private async close(
    { id, tokenHash }: { id: string; tokenHash?: string },
    manager: EntityManager,
  ): Promise<boolean> {
    await this.mails.forget(id, manager);
    return this.invitations.delete(id, manager, tokenHash);
  }

  /** In the trail of the manager: the address itself is not kept there, since it may be a stranger's. */
  private async record(
    action: 'account-invitation-sent' | 'account-invitation-withdrawn',
    { id }: Pick<StaffInvitation, 'id'>,
    by: AuthenticatedUser,
    manager: EntityManager,
  ): Promise<void> {
    await this.trail.record({ action, subjectId: by._id, by, details: { invitation: id } }, manager);
  }
}

function badLink(): InvalidFields {
  return fieldError('token', errorMessage('link.invitation-over'));
}
