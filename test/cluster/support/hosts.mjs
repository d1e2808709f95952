/** Hosts of their own on this machine: network namespaces on a bridge. Needs root and iproute2. */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const PREFIX = 'shop-';

function ip(...words) {
  return execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Every process of a host ends at once, and then the host. */
async function remove(name) {
  const pids = () => ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number);
  for (let i = 0; i < 50 && pids().length > 0; i += 1) {
    for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await sleep(50);
  }
  ip('netns', 'delete', name);
}

function names() {
  const found = ip('netns', 'list').split('\n').filter(Boolean);
  return found.map((line) => line.split(' ')[0]).filter((name) => name.startsWith(PREFIX));
}

function bridges() {
  const links = ip('-brief', 'link', 'show', 'type', 'bridge').split('\n').filter(Boolean);
  return links.map((line) => line.split(/\s/)[0]).filter((name) => name.startsWith(PREFIX));
}

/** Removes what runs left that were killed. Names end with the number of the process that made them. */
async function sweep() {
  const isLeft = (name) => !isAlive(Number(name.split('-')[1]));
  for (const name of names().filter(isLeft)) await remove(name);
  for (const name of bridges().filter(isLeft)) ip('link', 'delete', name);
}

/** A network that this process reaches as well. */
export class Network {
  /** @param count how many hosts; each has an address and a `name` for `ip netns exec` */
  static async create(count) {
    if (process.getuid() !== 0) throw new Error('Hosts of their own need root.');
    await sweep();
    const used = ip('-brief', 'address', 'show');
    const octet = Array.from({ length: 200 }, (_, i) => 20 + i).find(
      (one) => !used.includes(`10.77.${one}.`),
    );
    const network = new Network(`${PREFIX}${process.pid}`, `10.77.${octet}`);
    ip('link', 'add', network.name, 'type', 'bridge');
    ip('address', 'add', `${network.base}.1/24`, 'dev', network.name);
    ip('link', 'set', network.name, 'up');
    for (let i = 1; i <= count; i += 1) network.#add(i);
    return network;
  }

  constructor(name, base) {
    this.name = name;
    this.base = base;
    this.hosts = [];
  }

  #add(number) {
    const name = `${this.name}-${number}`;
    const address = `${this.base}.${10 + number}`;
    // At most 15 characters.
    const cable = `v${process.pid}-${number}`;
    ip('netns', 'add', name);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', cable, 'master', this.name, 'up');
    ip('-netns', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-netns', name, 'link', 'set', 'eth0', 'up');
    ip('-netns', name, 'link', 'set', 'lo', 'up');
    const plug = (state) => ip('link', 'set', cable, state);
    this.hosts.push({ name, address, cutOff: () => plug('down'), rejoin: () => plug('up') });
  }

  async remove() {
    for (const { name } of this.hosts) await remove(name);
    ip('link', 'delete', this.name);
  }
}
