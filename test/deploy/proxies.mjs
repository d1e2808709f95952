/** The proxies whose sites are in deploy/, each with its site but for addresses and certificate. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shipped } from './shipped.mjs';

/** Each starts a proxy whose files are in `folder`, from the ports `plain` and `secure` to the shop's `ports`. */
export const PROXIES = {
  nginx({ folder, plain, secure, ports }) {
    const { key, cert } = certificate(folder);
    const site = shipped('nginx.conf', {
      'server 127.0.0.1:3000': `server 127.0.0.1:${ports[0]}`,
      'listen 80': `listen 127.0.0.1:${plain}`,
      'listen 443': `listen 127.0.0.1:${secure}`,
      '/etc/letsencrypt/live/shop.example/fullchain.pem': cert,
      '/etc/letsencrypt/live/shop.example/privkey.pem': key,
    });
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
    const frame = `daemon off; pid ${folder}/pid; error_log stderr warn; events {}`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `${frame}\nhttp { access_log off; ${temporary}\n${site} }`);
    return start('nginx', ['-c', file, '-e', 'stderr']);
  },
  caddy({ folder, plain, secure, ports }) {
    const { key, cert } = certificate(folder);
    const site = shipped('Caddyfile', {
      'shop.example {': `https://127.0.0.1:${secure} {\n\ttls ${cert} ${key}`,
      '127.0.0.1:3000': `127.0.0.1:${ports[0]}`,
    });
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n${site}`);
    return start('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
  },
  haproxy({ folder, plain, secure, ports }) {
    const { key, cert } = certificate(folder);
    const pem = join(folder, 'shop.pem');
    writeFileSync(pem, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
    const site = shipped('haproxy.cfg', {
      '    user haproxy\n    group haproxy\n': '',
      'bind :80': `bind 127.0.0.1:${plain}`,
      'bind :443': `bind 127.0.0.1:${secure}`,
      '/etc/haproxy/shop.pem': pem,
      ...Object.fromEntries(ports.map((port, i) => [`127.0.0.1:${3000 + i}`, `127.0.0.1:${port}`])),
    });
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, site);
    return start('haproxy', ['-db', '-f', file]);
  },
};

function certificate(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example -addext subjectAltName=IP:127.0.0.1';
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key, cert };
}

function start(command, words, environment = {}) {
  return spawn(command, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', process.env.TEST_LOUD ? 'inherit' : 'ignore'],
  });
}
