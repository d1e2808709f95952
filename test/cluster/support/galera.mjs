/** A Galera cluster of three nodes, each on a host of its own, from deploy/galera.cnf. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { until } from './until.mjs';

const CONFIG = fileURLToPath(new URL('../../../deploy/galera.cnf', import.meta.url));
/** Smaller than in earnest: three nodes share one machine. */
const SMALL = [
  '--innodb-buffer-pool-size=128M',
  '--innodb-log-file-size=32M',
  '--innodb-flush-method=fsync',
  '--performance-schema=OFF',
];

class Node {
  #child;

  constructor(number, host, folder, addresses) {
    this.name = `node${number}`;
    this.host = host;
    this.address = host.address;
    this.log = join(folder, `${this.name}.log`);
    this.data = join(folder, this.name);
    this.options = [
      `--defaults-file=${CONFIG}`,
      '--user=mysql',
      `--datadir=${this.data}`,
      `--socket=${join(this.data, 'socket')}`,
      `--pid-file=${join(this.data, 'pid')}`,
      `--wsrep-node-name=${this.name}`,
      `--wsrep-node-address=${host.address}`,
      `--wsrep-cluster-address=gcomm://${addresses.join(',')}`,
      ...SMALL,
    ];
  }

  /** Starts the server where it ended, like the package's own unit does. */
  start(...options) {
    const position = this.#position();
    const words = [...this.options, ...(position ? [`--wsrep-start-position=${position}`] : []), ...options];
    const log = openSync(this.log, 'a');
    this.#child = spawn('ip', ['netns', 'exec', this.host.name, 'mariadbd', ...words], {
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  #position() {
    const log = join(this.data, 'recovery.log');
    execFileSync(
      'mariadbd',
      [...this.options, '--skip-networking', '--wsrep-recover', `--log-error=${log}`],
      { stdio: 'ignore' },
    );
    return /.*Recovered position:\s*(\S+)/s.exec(readFileSync(log, 'utf8'))?.[1];
  }

  /** For the tests, and for HAProxy's checks. */
  createUsers() {
    const sql =
      "CREATE USER haproxy@'%'; CREATE USER root@'%'; GRANT ALL ON *.* TO root@'%' WITH GRANT OPTION";
    execFileSync('mariadb', ['--no-defaults', `--socket=${join(this.data, 'socket')}`, '-e', sql], {
      stdio: 'ignore',
    });
    return true;
  }

  /** @param isCausal whether to wait for what the other nodes have committed */
  async query(sql, values = [], isCausal = true) {
    const uri = { host: this.address, user: 'root', connectTimeout: 1000 };
    const connection = await createConnection(uri);
    // A connection that breaks says so by the query.
    connection.on('error', () => undefined);
    try {
      await connection.query(`SET SESSION wsrep_sync_wait = ${isCausal ? 7 : 0}`);
      const [rows] = await connection.query({ sql, values, timeout: 30_000 });
      return rows;
    } finally {
      connection.destroy();
    }
  }

  /** What the node knows: the number of the latest change of members, how many they are, and its own state. */
  async status() {
    const rows = await this.query("SHOW STATUS LIKE 'wsrep%'", [], false);
    const values = Object.fromEntries(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
    return `${values.wsrep_cluster_conf_id}: ${values.wsrep_cluster_size} ${values.wsrep_local_state_comment}`;
  }

  /** Lets it apply nothing that other nodes write. @returns what ends that */
  async pause() {
    const connection = await createConnection({ host: this.address, user: 'root' });
    await connection.query('FLUSH TABLES WITH READ LOCK');
    return () => connection.end();
  }

  async kill() {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  freeze() {
    this.#child.kill('SIGSTOP');
  }

  thaw() {
    this.#child.kill('SIGCONT');
  }

  tail() {
    return !existsSync(this.log) ? '' : readFileSync(this.log, 'utf8').split('\n').slice(-40).join('\n');
  }
}

export class Galera {
  /** Three nodes that are synced; `network` has a host for each. */
  static async start(network, folder) {
    const galera = new Galera(network, folder);
    const [first, ...others] = galera.nodes;
    mkdirSync(first.data);
    const install = [`--datadir=${first.data}`, '--user=mysql', '--auth-root-authentication-method=normal'];
    execFileSync('mariadb-install-db', ['--no-defaults', '--skip-test-db', ...install], { stdio: 'ignore' });
    for (const { data } of others) cpSync(first.data, data, { recursive: true });
    for (const { data } of galera.nodes) execFileSync('chown', ['-R', 'mysql:mysql', data]);
    first.start('--wsrep-new-cluster');
    try {
      await until('the first node takes users', () => first.createUsers());
      for (const node of others) {
        await until('the cluster takes a node', async () => (await first.status()).endsWith('Synced'));
        node.start();
      }
      await galera.whole();
    } catch (error) {
      console.error(galera.nodes.map((node) => node.tail()).join('\n\n'));
      throw error;
    }
    return galera;
  }

  constructor(network, folder) {
    this.folder = folder;
    chmodSync(folder, 0o755);
    const addresses = network.hosts.map(({ address }) => address);
    this.nodes = network.hosts.map((host, i) => new Node(i + 1, host, folder, addresses));
  }

  /** Once all nodes are synced and agree on who is there: one that was frozen knows it only after a while. */
  whole() {
    return until('all nodes are synced', async () => {
      const [first, ...others] = await Promise.all(this.nodes.map((node) => node.status()));
      return first.endsWith('3 Synced') && others.every((other) => other === first);
    });
  }
}
