import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..', '..', '..');

/** Builds the server if its sources have changed since the last build. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'build.mjs'), 'server'], { cwd: ROOT });
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real server in its own process. Every started one must be killed or awaited. */
export class ServerProcess {
  private readonly child: ChildProcess;
  private stdout = '';
  private stderr = '';
  /** Resolves when the process has ended. */
  readonly ending: Promise<Ending>;

  constructor(environment: Record<string, string>) {
    this.child = spawn(process.execPath, [join(ROOT, 'dist', 'server', 'main.js')], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: '0', DEMO: 'false', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.ending = new Promise((resolve) => {
      this.child.on('close', (code, signal) =>
        resolve({ code, signal, stdout: this.stdout, stderr: this.stderr }),
      );
    });
  }

  /**
   * The server's port, once it listens; in production the log at level `info` has it. Throws with the output if the
   * process ends instead.
   */
  async port(): Promise<number> {
    const opened = new Promise<number>((resolve) => {
      const look = (): void => {
        const port = /(?:Shop\s+|"url":")http:\/\/127\.0\.0\.1:(\d+)/.exec(this.stdout)?.[1];
        if (port) resolve(Number(port));
      };
      this.child.stdout?.on('data', look);
      look();
    });
    return Promise.race([
      opened,
      this.ending.then(({ stdout, stderr }) => {
        throw new Error(`The server ended instead of opening:\n${stdout}${stderr}`);
      }),
    ]);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  kill(signal: NodeJS.Signals): Promise<Ending> {
    this.signal(signal);
    return this.ending;
  }
}
