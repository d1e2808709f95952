import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { deriveKey } from '../common/derive-key';
import { newId } from '../common/new-id';
import { Config } from '../config/config';
import { ConfigError } from '../config/config-error';
import { readDataDirMark, writeDataDirMark } from '../config/data-dir';
import { migrations } from '../database/migrations';
import { InstallationRepository } from './installation.repository';
import type { RunningProcess } from './running-process.entity';

const HEARTBEAT_MS = 10_000;
/** How long a process that is not seen counts as running: three heartbeats, and by how much the machines' clocks may differ. */
const ALIVE_MS = 50_000;
const DAY_MS = 24 * 3_600_000;

/** Whether JWT_SECRET is that of the last start: `rotated` when JWT_SECRET_PREVIOUS is, `replaced` when neither is. */
export type SecretChange = 'none' | 'rotated' | 'replaced';

/** Compares this process's settings with those of the others on its database, and of the last start. */
@Injectable()
export class InstallationService implements OnModuleDestroy {
  private readonly logger = new Logger('Start');
  private readonly self: Omit<RunningProcess, 'seenAt'>;
  private readonly previousFingerprint: string | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly installation: InstallationRepository,
    private readonly config: Config,
  ) {
    const { jwtSecret, previousJwtSecret, publicUrl } = config;
    this.self = {
      id: newId(),
      secretFingerprint: fingerprintOf(jwtSecret),
      publicUrl,
      schemaVersion: schemaVersion(),
    };
    this.previousFingerprint = previousJwtSecret && fingerprintOf(previousJwtSecret);
  }

  /**
   * Counts this process among those that serve the shop. One process at a time may do so.
   * @returns what is to be done about JWT_SECRET before {@link acceptSecret}
   * @throws ConfigError when JWT_SECRET or DATA_DIR cannot be this shop's
   */
  async join(): Promise<SecretChange> {
    const others = await this.installation.findProcesses(new Date(Date.now() - ALIVE_MS));
    this.compareSecrets(others);
    await this.compareDataDir(others);
    this.warnOfDifferences(others);
    await this.write();
    this.heartbeat = setInterval(() => {
      this.writing = this.write().catch(() => undefined);
    }, HEARTBEAT_MS).unref();
    const last = await this.installation.findMark('secret');
    if (last === undefined || last === this.self.secretFingerprint) return 'none';
    return last === this.previousFingerprint ? 'rotated' : 'replaced';
  }

  /** Notes the secret for the next start. */
  async acceptSecret(): Promise<void> {
    await this.installation.saveMark('secret', this.self.secretFingerprint);
    await this.installation.deleteProcessesBefore(new Date(Date.now() - DAY_MS));
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.heartbeat) return;
    clearInterval(this.heartbeat);
    await this.writing;
    await this.installation.deleteProcess(this.self.id).catch(() => undefined);
  }

  private write(): Promise<void> {
    return this.installation.saveProcess({ ...this.self, seenAt: new Date() });
  }

  private compareSecrets(others: RunningProcess[]): void {
    const own = [this.self.secretFingerprint, this.previousFingerprint];
    if (others.every(({ secretFingerprint }) => own.includes(secretFingerprint))) return;
    throw new ConfigError([
      'JWT_SECRET must be that of the other processes on this database, which it is not: to rotate it, set theirs as ' +
        'JWT_SECRET_PREVIOUS; to replace it, stop them first.',
    ]);
  }

  /** On SQLite the database lies in DATA_DIR, and with a bucket processes need no disk in common. */
  private async compareDataDir(others: RunningProcess[]): Promise<void> {
    const { database, s3, dataDir } = this.config;
    if (database.kind === 'sqlite' || s3) return;
    const known = await this.installation.findMark('data-dir');
    const found = readDataDirMark(dataDir);
    if (known === undefined) {
      const mark = found ?? newId();
      if (!found) writeDataDirMark(dataDir, mark);
      return this.installation.saveMark('data-dir', mark);
    }
    if (found === known) return;
    if (found !== undefined) {
      throw new ConfigError([`DATA_DIR must be of this shop alone, but ${dataDir} is another shop's.`]);
    }
    if (others.length > 0) {
      throw new ConfigError([
        `DATA_DIR must be the directory that the other processes on this database use, on a disk that all share: ${dataDir} is not.`,
      ]);
    }
    writeDataDirMark(dataDir, known);
    this.logger.warn(
      `DATA_DIR was another directory at the last start: pictures that lie there are missing in ${dataDir}, unless a restore has put them there.`,
    );
  }

  private warnOfDifferences(others: RunningProcess[]): void {
    const url = others.find(({ publicUrl }) => publicUrl !== this.self.publicUrl)?.publicUrl;
    if (url !== undefined) {
      this.logger.warn(
        `PUBLIC_URL is ${this.self.publicUrl}, but ${url} for another process: mails will lead to either.`,
      );
    }
    const other = others.find((one) => one.schemaVersion !== this.self.schemaVersion)?.schemaVersion;
    if (other !== undefined) {
      this.logger.warn(`Another process runs another release, ${other}; this is ${this.self.schemaVersion}.`);
    }
  }
}

function fingerprintOf(secret: string): string {
  return deriveKey(secret, 'mark').toString('hex');
}

/** The name of the last migration that this release knows. Releases with the same tables have the same one. */
function schemaVersion(): string {
  return (migrations.at(-1)?.name ?? '').slice(0, 80);
}
