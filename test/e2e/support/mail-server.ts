import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as the mail server received it. */
export interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  text: string;
  /** As it was sent, with its parts. */
  source: string;
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
  /** An address that gets no answer. */
  ignored?: string;
}

let mailServers: SMTPServer[] = [];
let strangeServers: Server[] = [];

/** Call it after each test. */
export async function closeMailServers(): Promise<void> {
  const closing = mailServers.map((server) => new Promise<void>((resolve) => server.close(resolve)));
  mailServers = [];
  for (const server of strangeServers) server.close();
  strangeServers = [];
  await Promise.all(closing);
}

/** A mail server that accepts every message once `mayAnswer` resolves. */
export async function aMailServer(
  mayAnswer: Promise<void> = Promise.resolve(),
  { port: wanted = 0, refused = [], ignored }: Behaviour = {},
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
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address === ignored) return;
      done(
        refused.includes(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null,
      );
    },
    onData: (stream, { envelope, user }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      const take = (): void => {
        const { mailFrom, rcptTo } = envelope;
        const source = Buffer.concat(parts).toString();
        const text = decode(source);
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: user as string | undefined,
          text,
          source,
          id: /Message-ID: <([^@]+)@/.exec(text)?.[1] ?? '',
        });
        done();
      };
      stream.on('end', () => void mayAnswer.then(take));
    },
  });
  // A client that is killed resets its connection.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  mailServers.push(server);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, connections: () => connections };
}

/** What a client says at a point of the dialogue; `connect` is before it says anything, `.` the end of the message. */
export type Point = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | '.';

/**
 * A mail server that gives this answer at one point, and welcome ones at all others. Without an answer it sends a letter
 * now and then and never ends the line.
 * @returns its port
 */
export async function aStrangeMailServer(at: Point, answer?: string): Promise<number> {
  const server = createServer((socket) => {
    let trickle: NodeJS.Timeout | undefined;
    const reply = (point: string): void => {
      if (point !== at) socket.write(`${WELCOME[point] ?? '250 OK'}\r\n`);
      else if (answer !== undefined) socket.write(`${answer}\r\n`);
      else trickle = setInterval(() => socket.write('2'), 20);
    };
    let isInData = false;
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isInData && line !== '.') continue;
        const point = line.split(' ')[0]!;
        isInData = point === 'DATA' && at !== 'DATA';
        reply(point);
      }
    });
    socket.on('error', () => undefined).on('close', () => clearInterval(trickle));
    reply('connect');
  });
  strangeServers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const WELCOME: Record<string, string> = {
  connect: '220 mail.example ESMTP',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 OK',
  DATA: '354 Go on',
};

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
