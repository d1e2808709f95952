import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { StaffInvitation } from './staff-invitation.entity';

/** Every query on invitations to the staff. */
@Injectable()
export class StaffInvitationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that have not expired, the newest first. */
  findOpen(now: Date): Promise<StaffInvitation[]> {
    return this.dataSource.manager.find(StaffInvitation, {
      where: { expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** A token's invitation, unless it has expired. */
  findByToken(tokenHash: string, now: Date): Promise<StaffInvitation | null> {
    return this.dataSource.manager.findOneBy(StaffInvitation, { tokenHash, expiresAt: MoreThan(now) });
  }

  findOfAddresses(emails: string[], manager: EntityManager): Promise<StaffInvitation[]> {
    return manager.findBy(StaffInvitation, { email: In(emails) });
  }

  async insert(invitation: StaffInvitation, manager: EntityManager): Promise<void> {
    await manager.insert(StaffInvitation, invitation);
  }

  /** Removes an invitation with this token, or any; false when there is none any more. */
  async delete(id: string, manager: EntityManager, tokenHash?: string): Promise<boolean> {
    const { affected } = await manager.delete(StaffInvitation, { id, ...(tokenHash ? { tokenHash } : {}) });
    return affected === 1;
  }

  /** Removes the invitations that have expired. */
  async deleteExpired(now: Date): Promise<void> {
    await this.dataSource.manager.delete(StaffInvitation, { expiresAt: LessThan(now) });
  }
}
