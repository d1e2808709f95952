import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { withTimeout } from './with-timeout';

describe('a limit on waiting', () => {
  it('counts what arrived while the process was busy', async () => {
    const server = createServer((socket) => socket.end('arrived')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const waited = withTimeout(
      100,
      once(socket, 'data').then(([bytes]) => String(bytes)),
    );
    await once(socket, 'connect');
    const until = performance.now() + 200;
    while (performance.now() < until);
    await expect(waited).resolves.toBe('arrived');
    server.close();
  });

  it('ends what takes longer, and hands over what comes too late', async () => {
    let give: (value: string) => void = () => undefined;
    const given = new Promise<string>((resolve) => (give = resolve));
    const late: string[] = [];
    await expect(withTimeout(1, given, (value) => late.push(value))).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    give('too late');
    await given;
    expect(late).toEqual(['too late']);
  });
});
