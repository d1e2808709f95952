import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { OWN_NAMES } from '../../config/data-dir';
import type { Settings } from '../../config/load-config';
import { examineRoom } from './disk';
import { look, ok, wrong, type Finding } from './finding';

const MIN_SECRET_LENGTH = 16;
/** File systems of a network, on which SQLite's locks are not to be trusted: NFS, SMB, CIFS. */
const NETWORK_TYPES = [0x6969, 0x517b, 0xff534d42, 0xfe534d42];
/** File systems in memory: tmpfs, ramfs. */
const MEMORY_TYPES = [0x01021994, 0x858458f6];

/** DATA_DIR: there, writable, its owner's alone, with room. */
export async function examineDataDir(settings: Settings): Promise<Finding[]> {
  const { dataDir } = settings;
  if (!existsSync(dataDir))
    return [
      look(
        'DATA_DIR',
        `${dataDir} is not there: the first start makes it`,
        'set DATA_DIR if the shop is elsewhere',
      ),
    ];
  if (!statSync(dataDir).isDirectory())
    return [wrong('DATA_DIR', `${dataDir} is a file`, 'set DATA_DIR to a folder')];
  return [
    ...rights(dataDir),
    ...room(settings),
    ...secret(settings),
    ...(settings.environment === 'production' && process.getuid?.() === 0
      ? [
          look(
            'user',
            'this is the superuser; a server needs a user of its own only',
            'run the shop as another user',
          ),
        ]
      : []),
  ];
}

function rights(dataDir: string): Finding[] {
  const { uid } = statSync(dataDir);
  const own = process.getuid?.();
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [wrong('DATA_DIR', `${dataDir} cannot be written to`, `chown -R ${own} ${dataDir}`)];
  }
  const entries = readdirSync(dataDir).filter((name) => OWN_NAMES.test(name));
  const paths = entries.map((name) => join(dataDir, name));
  // A running shop may just have removed one.
  const status = (path: string) => statSync(path, { throwIfNoEntry: false });
  const foreign = [dataDir, ...paths].filter(
    (path) => own !== undefined && (status(path)?.uid ?? own) !== own,
  );
  const readable = paths.filter((path) => ((status(path)?.mode ?? 0) & 0o077) !== 0);
  return [
    foreign.length > 0 && own !== 0
      ? wrong('DATA_DIR', `${foreign.join(', ')} belongs to another user`, `chown -R ${own} ${dataDir}`)
      : ok('DATA_DIR', `${dataDir} is writable, and belongs to ${userName(uid)}`),
    readable.length > 0
      ? wrong(
          'file rights',
          `other users may read ${readable.join(', ')}`,
          `chmod -R go= ${readable.join(' ')}`,
        )
      : ok('file rights', 'no other user reads the shop’s files'),
  ];
}

/** The name of this process's own user; of others, and in a container without a user's name, the number. */
function userName(uid: number): string {
  try {
    const { uid: own, username } = userInfo();
    if (uid === own) return username;
  } catch {
    // The container has no name for the user.
  }
  return `user ${uid}`;
}

function room({ environment, dataDir, database, uploadsBytes, s3 }: Settings): Finding[] {
  const { type } = statfsSync(dataDir);
  const uploads = join(dataDir, 'uploads');
  const bytes =
    s3 || !existsSync(uploads)
      ? 0
      : readdirSync(uploads, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .reduce((sum, { name }) => sum + statSync(join(uploads, name)).size, 0);
  const isInMemory = environment === 'production' && MEMORY_TYPES.includes(type);
  const isNetwork = database.kind === 'sqlite' && NETWORK_TYPES.includes(type);
  return [
    examineRoom(dataDir, 'make room, or move DATA_DIR to a larger disk'),
    ...(bytes > uploadsBytes * 0.9
      ? [look('uploads', 'pictures take nine tenths of UPLOADS_MB', 'raise UPLOADS_MB')]
      : []),
    ...(isInMemory
      ? [
          look(
            'disk',
            `${dataDir} is in memory (tmpfs): a restart of the machine empties it`,
            'move DATA_DIR to a disk',
          ),
        ]
      : []),
    ...(isNetwork
      ? [
          wrong(
            'disk',
            `SQLite in ${dataDir} is on a network’s disk`,
            'move DATA_DIR to a disk of this machine, or set DATABASE_URL',
          ),
        ]
      : []),
  ];
}

function secret({ dataDir, jwtSecret }: Settings): Finding[] {
  // Production refuses a guessable JWT_SECRET with the other settings.
  if (jwtSecret !== undefined) return [ok('secret', 'JWT_SECRET signs tokens')];
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file)) return [ok('secret', 'the first start makes one in DATA_DIR')];
  return readFileSync(file, 'utf8').trim().length < MIN_SECRET_LENGTH
    ? [wrong('secret', `${file} is too short`, `rm ${file}, and start again: all people sign in again`)]
    : [ok('secret', `${file} signs tokens`)];
}
