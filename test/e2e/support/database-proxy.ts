import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { TEST_DATABASE_URL } from './test-database';

/** What the proxy does with what the shop sends: passes it on, keeps it, or cuts the connection. */
export type ProxyMode = 'open' | 'frozen' | 'down';

/** Stands between shop and database server, and fails as networks and servers do. */
export class DatabaseProxy {
  /** Statements that fit are answered by an error instead of being passed on. */
  refused: { statements: RegExp; errno: number; message: string } | undefined;
  private mode: ProxyMode = 'open';
  private readonly server: Server;
  private readonly pairs = new Set<[Socket, Socket]>();

  constructor() {
    this.server = createServer((client) => this.accept(client));
  }

  /** The address of a database through the proxy. */
  async urlOf(name: string): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const url = new URL(`/${name}`, TEST_DATABASE_URL);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  become(mode: ProxyMode): void {
    this.mode = mode;
    if (mode === 'down') for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    if (mode !== 'frozen') for (const pair of this.pairs) for (const socket of pair) socket.resume();
    else for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  async close(): Promise<void> {
    this.become('down');
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(client: Socket): void {
    if (this.mode === 'down') return void client.destroy();
    const { hostname, port } = new URL(TEST_DATABASE_URL!);
    const database = connect(Number(port || 3306), hostname);
    const pair: [Socket, Socket] = [client, database];
    this.pairs.add(pair);
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('error', () => undefined);
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (this.refused?.statements.test(bytes.toString())) client.write(errorPacket(bytes[3]!, this.refused));
      else database.write(bytes);
    });
    database.on('data', (bytes) => client.write(bytes));
    if (this.mode === 'frozen') for (const socket of pair) socket.pause();
  }
}

/** An error in MySQL's protocol: length, number of the packet, 0xff, errno, state, message. */
function errorPacket(sequence: number, { errno, message }: { errno: number; message: string }): Buffer {
  const text = Buffer.from(`#08S01${message}`);
  const packet = Buffer.alloc(7 + text.length);
  packet.writeUIntLE(3 + text.length, 0, 3);
  packet[3] = sequence + 1;
  packet[4] = 0xff;
  packet.writeUInt16LE(errno, 5);
  text.copy(packet, 7);
  return packet;
}
