import { Logger } from '@nestjs/common';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../../src/config/config-error';
import { prepareShop } from '../../../src/first-start';
import { InstallationService } from '../../../src/installation/installation.service';
import { aShopper } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';
import { TEST_DATABASE_URL } from '../support/test-database';

const SECRET = 'one secret for all processes, 0123456789';

describe('processes on one database', () => {
  let shop: TestApp;
  let other: TestApp | undefined;
  let directory: string;
  let warnings: string[];

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'shop-installation-'));
    warnings = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((text: string) => void warnings.push(text));
    shop = await createTestApp({ JWT_SECRET: SECRET });
  });
  afterEach(async () => {
    await other?.close();
    other = undefined;
    await shop.close();
    rmSync(directory, { recursive: true, force: true });
    jest.restoreAllMocks();
  });

  const prepare = ({ app, config }: TestApp): Promise<void> => prepareShop(app, config);
  /** What another process with these settings is refused for. */
  const refusal = async (settings: Record<string, string>): Promise<readonly string[]> => {
    await other?.close();
    other = await createSecondApp(shop, { JWT_SECRET: SECRET, ...settings });
    return prepare(other).then(
      () => [],
      (error: unknown) => {
        if (error instanceof ConfigError) return error.sentences;
        throw error;
      },
    );
  };

  it('must have one JWT_SECRET, or know the one before', async () => {
    await prepare(shop);
    expect(await refusal({})).toEqual([]);
    expect(await refusal({ JWT_SECRET: 'another secret than the first, 01' })).toEqual([
      'JWT_SECRET must be that of the other processes on this database, which it is not: to rotate it, set theirs as ' +
        'JWT_SECRET_PREVIOUS; to replace it, stop them first.',
    ]);
    const rotated = { JWT_SECRET: 'another secret than the first, 01', JWT_SECRET_PREVIOUS: SECRET };
    expect(await refusal(rotated)).toEqual([]);
  });

  it('may have another one once the others have ended', async () => {
    await prepare(shop);
    await shop.app.get(InstallationService).onModuleDestroy();
    expect(await refusal({ JWT_SECRET: 'another secret than the first, 01' })).toEqual([]);
  });

  it('are warned of another PUBLIC_URL', async () => {
    await prepare(shop);
    warnings.length = 0;
    expect(await refusal({ PUBLIC_URL: 'https://other.example' })).toEqual([]);
    expect(warnings).toContain(
      `PUBLIC_URL is https://other.example, but ${shop.config.publicUrl} for another process: mails will lead to either.`,
    );
    expect(warnings.some((text) => text.startsWith('Another process runs another release'))).toBe(false);
  });

  it('are warned of another release', async () => {
    await prepare(shop);
    await shop.dataSource.query("UPDATE running_processes SET `release` = 'Earlier'");
    expect(await refusal({})).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/^Another process runs another release, Earlier; this is \w+\.$/),
    );
  });

  it('are told when the first manager’s variables do nothing, and go on', async () => {
    const buyer = await aShopper(shop);
    const { email } = await buyer.profile();
    const manager = { MANAGER_EMAIL: email, MANAGER_PASSWORD: 'Quay#Hang2031' };
    const said = async (settings: Record<string, string>): Promise<string[]> => {
      warnings.length = 0;
      expect(await refusal(settings)).toEqual([]);
      return warnings;
    };
    expect(await said(manager)).toEqual([
      'MANAGER_EMAIL belongs to a customer, who does not become a manager by it: choose another address.',
      'The shop has no manager: MANAGER_EMAIL and MANAGER_PASSWORD make the first one.',
    ]);
    expect(await said({ ...manager, MANAGER_EMAIL: 'boss@shop.test' })).toEqual([]);
    expect(await said({ ...manager, MANAGER_EMAIL: 'boss@shop.test' })).toEqual([]);
    expect(await said(manager)).toEqual([
      'MANAGER_EMAIL and MANAGER_PASSWORD do nothing: the shop has a manager already, and that address is not one.',
    ]);
    expect(await said({ MANAGER_EMAIL: 'boss@shop.test', MANAGER_PASSWORD: 'Quay#Hang2032' })).toEqual([
      'MANAGER_PASSWORD does nothing: the manager with that address has another password, which is changed in the profile.',
    ]);
  });

  if (TEST_DATABASE_URL) {
    it('must share DATA_DIR', async () => {
      await prepare(shop);
      expect(await refusal({ DATA_DIR: directory })).toEqual([
        `DATA_DIR must be the directory that the other processes on this database use, on a disk that all share: ${directory} is not.`,
      ]);
      const bucket = 'http://key:secret@127.0.0.1:1/bucket';
      expect(await refusal({ DATA_DIR: directory, S3_URL: bucket })).toEqual([]);
    });

    it('may move DATA_DIR when none runs, which is said, but never into another shop’s', async () => {
      await prepare(shop);
      await shop.app.get(InstallationService).onModuleDestroy();
      expect(await refusal({ DATA_DIR: directory })).toEqual([]);
      expect(warnings).toContain(
        `DATA_DIR was another directory at the last start: pictures that lie there are missing in ${directory}, unless a restore has put them there.`,
      );
      await other!.app.get(InstallationService).onModuleDestroy();
      writeFileSync(join(directory, 'shop-id'), 'another');
      expect(await refusal({ DATA_DIR: directory })).toEqual([
        `DATA_DIR must be of this shop alone, but ${directory} is another shop's.`,
      ]);
    });
  }
});
