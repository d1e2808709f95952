import { ConfigError } from '../../config/config-error';
import { readConfig, type Settings } from '../../config/load-config';
import { examineAddress } from './address';
import { examineBackups } from './backups';
import { examineDataDir } from './data-dir';
import { examineDatabase } from './database';
import { wrong, type Finding } from './finding';
import { examineMail, examineModel, examineRedis } from './services';

export interface Examination {
  /** The folder of the shop's archives; undefined: not looked at. */
  readonly backups?: string | undefined;
  readonly environment?: Record<string, string | undefined>;
}

/** Looks at a shop and its surroundings, and changes nothing. Without readable settings there is nothing else to see. */
export async function examine({ backups, environment }: Examination): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.sentences.map((sentence) => wrong('settings', sentence, `set ${sentence.split(' ', 1)[0]}`));
  }
  const found = await Promise.all([
    examineDataDir(settings),
    examineDatabase(settings),
    examineAddress(settings),
    examineMail(settings),
    examineRedis(settings),
    examineModel(settings),
    examineBackups(backups),
  ]);
  return found.flat();
}
