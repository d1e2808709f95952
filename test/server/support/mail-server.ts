import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as the mail server received it. */
export interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  text: string;
  /** The `Message-ID` without its host. */
  id: string;
}

export interface MailServer {
  port: number;
  received: Received[];
  /** The number of connections since the start. */
  connections(): number;
}

interface Behaviour {
  /** A port that is free; any by default. */
  port?: number;
  /** Addresses that are refused for good. */
  refused?: string[];
}

let mailServers: SMTPServer[] = [];

/** Call it after each test. */
export async function closeMailServers(): Promise<void> {
  const closing = mailServers.map((server) => new Promise<void>((resolve) => server.close(resolve)));
  mailServers = [];
  await Promise.all(closing);
}

/** A mail server that accepts every message once `mayAnswer` resolves. */
export async function aMailServer(
  mayAnswer: Promise<void> = Promise.resolve(),
  { port: wanted = 0, refused = [] }: Behaviour = {},
): Promise<MailServer> {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    // Closed at once, although a client may wait for an answer that never comes.
    closeTimeout: 1,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onConnect: (_session, done) => {
      connections += 1;
      void mayAnswer.then(() => done());
    },
    onRcptTo: ({ address }, _session, done) =>
      done(
        refused.includes(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope, user }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const text = decode(Buffer.concat(parts).toString());
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: user as string | undefined,
          text,
          id: /Message-ID: <([^@]+)@/.exec(text)?.[1] ?? '',
        });
        done();
      });
    },
  });
  mailServers.push(server);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, connections: () => connections };
}

/** A port on which no server listens. */
export async function aDeadPort(): Promise<number> {
  const { port } = await aMailServer();
  await closeMailServers();
  return port;
}

/** Decodes quoted-printable as far as links need it: a continued line ends in =, and = itself is =3D. */
function decode(message: string): string {
  return message.replace(/=\r\n/g, '').replace(/=3D/g, '=');
}
