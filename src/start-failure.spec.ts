import type { Settings } from './config/load-config';
import { describeStartFailure } from './start-failure';

const FILE = '/srv/shop/shop.sqlite';
const settings = { dataDir: '/srv/shop', database: { kind: 'sqlite', file: FILE } } as Settings;

describe('a start on a full disk', () => {
  it.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])(
    'ends with a sentence that names the directory (%s)',
    (code) => {
      const sentences = describeStartFailure(Object.assign(new Error(), { code }), settings);
      expect(sentences).toEqual([`DATA_DIR has no room left for the database ${FILE}.`]);
    },
  );
});
