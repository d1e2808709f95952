import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { AuditTrail } from '../../../audit/audit-trail';
import { TransactionRunner } from '../../../database/transaction-runner';
import { StaffAccountsService } from '../../customers/staff-accounts.service';
import { SessionsService } from '../sessions.service';
import { StaffMemberDto, type StaffListDto } from './dto/staff.dto';
import { StaffInvitationsService } from './staff-invitations.service';

/** Who works in the shop, and who no longer does (rule R9). */
@Injectable()
export class StaffService {
  constructor(
    private readonly staff: StaffAccountsService,
    private readonly invitations: StaffInvitationsService,
    private readonly sessions: SessionsService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /** All staff with their last sign-in, and the open invitations. */
  async list(): Promise<StaffListDto> {
    const [staff, invitations] = await Promise.all([this.staff.list(), this.invitations.list()]);
    return { staff: staff.map((member) => StaffMemberDto.from(member)), invitations };
  }

  /**
   * Makes an admin a client, and ends every sign-in of theirs.
   * @throws Refusal (404) when there is no such member of staff; Refusal (403) for a manager
   */
  async endAccess(id: string, by: AuthenticatedUser): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.staff.demote(id, manager);
      await this.sessions.endAll(id, null, manager);
      await this.trail.record({ action: 'account-access-ended', subjectId: id, by }, manager);
    });
  }
}
