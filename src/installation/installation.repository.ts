import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { InstallationMark, type MarkName } from './installation-mark.entity';
import { RunningProcess } from './running-process.entity';

/** Every query on running processes, and on the marks that a start compares with those of the last one. */
@Injectable()
export class InstallationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The processes that were seen after `since`. */
  findProcesses(since: Date): Promise<RunningProcess[]> {
    return this.dataSource.manager.findBy(RunningProcess, { seenAt: MoreThan(since) });
  }

  async saveProcess(process: RunningProcess): Promise<void> {
    await this.dataSource.manager.upsert(RunningProcess, process, ['id']);
  }

  async deleteProcess(id: string): Promise<void> {
    await this.dataSource.manager.delete(RunningProcess, { id });
  }

  /** Removes processes that were killed before `limit`. */
  async deleteProcessesBefore(limit: Date): Promise<void> {
    await this.dataSource.manager.delete(RunningProcess, { seenAt: LessThan(limit) });
  }

  async findMark(name: MarkName): Promise<string | undefined> {
    return (await this.dataSource.manager.findOneBy(InstallationMark, { name }))?.mark;
  }

  async saveMark(name: MarkName, mark: string): Promise<void> {
    await this.dataSource.manager.upsert(InstallationMark, { name, mark }, ['name']);
  }
}
