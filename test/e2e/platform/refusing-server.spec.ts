import { createConnection } from 'mysql2/promise';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestDatabase, testDatabaseUrl } from '../support/test-database';

// Each test starts a process, which takes seconds on a busy machine.
jest.setTimeout(60_000);

describe('the process does not start, and says why in a sentence, when the database server', () => {
  let directory: string;
  let server: ServerProcess | undefined;
  const { host } = new URL(testDatabaseUrl(''));

  beforeAll(buildServer, 300_000);
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'shop-refused-'));
  });
  afterEach(() => server?.kill('SIGKILL'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  async function complaint(url: string): Promise<string> {
    server = new ServerProcess({ DATA_DIR: directory, DATABASE_URL: url });
    const { code, stdout, stderr } = await server.ending;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const [heading, ...sentences] = stderr.trim().split('\n');
    expect(heading).toBe('The shop cannot start.');
    return sentences.join('\n');
  }

  it('refuses the password', async () => {
    expect(await complaint(`mysql://nobody:hunter2@${host}/shop`)).toMatch(
      /^DATABASE_URL must hold the right user and password: .+ refuses the user nobody\.$/,
    );
  });

  it('has another program’s tables in the database', async () => {
    const database = await createTestDatabase();
    const connection = await createConnection({ uri: database.url });
    for (const table of ['a', 'b', 'c', 'd']) await connection.query(`CREATE TABLE ${table} (id INTEGER)`);
    await connection.end();
    const said = await complaint(database.url!);
    await database.drop();
    expect(said).toMatch(
      /^DATABASE_URL must name an empty database or the shop’s: shop_test_\w+ at .+ \(\w, \w, \w and 1 more\)\.$/,
    );
  });

  it('has no such database', async () => {
    expect(await complaint(testDatabaseUrl('shop_that_is_not_there'))).toMatch(
      /^DATABASE_URL must name an existing database: .+ none called shop_that_is_not_there\.$/,
    );
  });
});
