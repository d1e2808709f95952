/** The whole: three Galera nodes, HAProxy with the files of deploy/, three processes of the shop. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipped } from '../../deploy/shipped.mjs';
import { Galera } from './galera.mjs';
import { Network } from './hosts.mjs';
import { startShop } from './process.mjs';
import { freePort, until } from './until.mjs';

const PROCESSES = 3;
const SETTINGS = {
  DEMO: 'true',
  TRUST_PROXY: 'loopback',
  DRAIN_SECONDS: '3',
  ...{ RATE_LIMITS: 'off', PENDING_ORDERS: '1000000', PENDING_PAIRS: '1000000' },
};

/** Where HAProxy listens and what it stands before, on this machine. */
async function addresses(galera) {
  const names = ['PLAIN_BIND', 'SHOP_BIND', 'DATABASE_BIND', 'DATABASE_ALL_BIND', 'APP_1', 'APP_2', 'APP_3'];
  const entries = [];
  for (const name of names) entries.push([name, `127.0.0.1:${await freePort()}`]);
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(galera.nodes.map(({ address }, i) => [`NODE_${i + 1}`, `${address}:3306`])),
  };
}

/** The shipped files, without TLS and without a user of HAProxy's own. */
function configuration(to) {
  const shop = shipped('haproxy.cfg', {
    '    user haproxy\n    group haproxy\n': '',
    'bind :80': `bind ${to.PLAIN_BIND}`,
    'bind :443 ssl crt /etc/haproxy/shop.pem alpn h2,http/1.1': `bind ${to.SHOP_BIND}`,
    '127.0.0.1:3000': to.APP_1,
    '127.0.0.1:3001': to.APP_2,
    '127.0.0.1:3002': to.APP_3,
  });
  const database = shipped('haproxy-galera.cfg', {
    '127.0.0.1:3307': to.DATABASE_BIND,
    '127.0.0.1:3308': to.DATABASE_ALL_BIND,
    '10.0.0.11:3306': to.NODE_1,
    '10.0.0.12:3306': to.NODE_2,
    '10.0.0.13:3306': to.NODE_3,
  });
  return shop + database;
}

export class Cluster {
  #haproxy;
  #processes = [];
  #shops = 0;
  #removed;
  /** What HAProxy said of processes and nodes. */
  balancing = '';

  /** Runs the work on a cluster, and leaves nothing of it. */
  static async with(work) {
    const folder = mkdtempSync(join(tmpdir(), 'shop-galera-'));
    const cluster = new Cluster(folder);
    const leave = () => void cluster.remove().finally(() => process.exit(1));
    process.once('SIGINT', leave).once('SIGTERM', leave);
    try {
      await cluster.#start();
      return await work(cluster);
    } finally {
      process.off('SIGINT', leave).off('SIGTERM', leave);
      await cluster.remove();
    }
  }

  constructor(folder) {
    this.folder = folder;
    this.dataDir = join(folder, 'data');
  }

  async #start() {
    this.network = await Network.create(3);
    mkdirSync(this.dataDir);
    this.galera = await Galera.start(this.network, this.folder);
    this.addresses = await addresses(this.galera);
    const config = join(this.folder, 'haproxy.cfg');
    writeFileSync(config, configuration(this.addresses));
    this.#haproxy = spawn('haproxy', ['-db', '-f', config], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#haproxy.stdout.resume();
    this.#haproxy.stderr.on('data', (text) => (this.balancing += text));
    this.origin = `http://${this.addresses.SHOP_BIND}`;
    // HAProxy's own answer: it listens.
    await until('HAProxy listens', async () => (await fetch(this.origin)).status === 503);
  }

  get nodes() {
    return this.galera.nodes;
  }

  /**
   * Runs the work on a new shop, whose three processes start at once.
   * @param isSpread whether their connections go to all nodes, instead of to one
   * @param folder where the built shop is
   */
  async withShop(isSpread, work, folder) {
    this.database = `shop_${(this.#shops += 1)}`;
    try {
      await this.#open(isSpread, folder);
      await work();
    } finally {
      await this.close();
      await this.nodes[0].query(`DROP DATABASE ${this.database}`);
    }
  }

  async #open(isSpread, folder) {
    const { database } = this;
    await this.nodes[0].query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
    const bind = isSpread ? this.addresses.DATABASE_ALL_BIND : this.addresses.DATABASE_BIND;
    this.environment = { ...SETTINGS, DATA_DIR: this.dataDir };
    this.environment.DATABASE_URL = `mysql://root@${bind}/${database}`;
    // An earlier release may not wait for its equals.
    if (folder) for (let i = 0; i < PROCESSES; i += 1) await this.startProcess(i, folder);
    else await Promise.all(Array.from({ length: PROCESSES }, (_, i) => this.startProcess(i)));
    await until('HAProxy answers', async () => (await fetch(`${this.origin}/health/ready`)).ok);
    await this.#checkStart();
  }

  /** Three first starts have migrated and filled the shop once. */
  async #checkStart() {
    const sql = `SELECT COUNT(*) AS migrations, COUNT(DISTINCT name) AS names FROM ${this.database}.migrations`;
    const [{ migrations, names }] = await this.nodes[0].query(sql);
    assert.equal(migrations, names, 'no migration is written down twice');
    const { total } = await (await fetch(`${this.origin}/v1/products/`)).json();
    assert.equal(total, 66, 'the demo has its products once');
  }

  /** @param folder where the built shop is */
  async startProcess(i, folder) {
    const PORT = this.addresses[`APP_${i + 1}`].split(':')[1];
    const started = startShop({ ...this.environment, PORT }, folder);
    this.#processes[i] = started;
    if (!(await started.open)) throw new Error(`A process did not open:\n${started.said()}`);
    return started;
  }

  killProcess(i) {
    return this.#processes[i].kill();
  }

  /** The next starts when this one has served its last request. */
  async rollProcess(i, folder) {
    await this.#processes[i].stop();
    await this.startProcess(i, folder);
  }

  /** Ends the processes. */
  async close() {
    await Promise.all(this.#processes.map((one) => one.kill()));
  }

  /** The node that has most of the shop's connections. */
  async writer() {
    const counts = await Promise.all(
      this.nodes.map(async (node) => {
        const sql = 'SELECT COUNT(*) AS count FROM information_schema.processlist WHERE db = ?';
        return Number((await node.query(sql, [this.database], false))[0].count);
      }),
    );
    return this.nodes[counts.indexOf(Math.max(...counts))];
  }

  /** What each node answers to a query, when all are synced. */
  async onAll(sql, values) {
    const answers = [];
    await this.galera.whole();
    for (const node of this.nodes) {
      answers.push(await node.query(sql.replaceAll('%', this.database), values));
    }
    return answers;
  }

  /** Once, also when a signal comes while it is being done. */
  remove() {
    return (this.#removed ??= this.#remove());
  }

  async #remove() {
    await Promise.allSettled(this.#processes.map((one) => one.kill()));
    this.#haproxy?.kill('SIGKILL');
    await this.network?.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
