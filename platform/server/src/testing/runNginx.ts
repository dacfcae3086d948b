import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { temporary } from '@asia/release-store/testing/temporary';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { until } from './until';

const inFront = path.resolve(__dirname, '../../../../docs/deploy/in-front.conf');

export interface RunningNginx {
  port: number;
  stop(): Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

/** A whole nginx configuration around the site's own, with everything it writes inside one folder. */
const around = (folder: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/asia.conf;
}
`;

/**
 * Puts nginx in front of a server as `docs/deploy` does, with its own certificate and one worker, on a free port of
 * this machine.
 * @param behind port of the server
 * @throws {Error} with the message of nginx when it refuses the configuration
 */
export async function runNginx(behind: number): Promise<RunningNginx> {
  const folder = temporary();
  const port = await freePort();
  const words =
    'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout site.key -out site.pem';
  spawnSync('openssl', words.split(' '), { cwd: folder });
  const site = readFileSync(inFront, 'utf8')
    .replaceAll('/etc/asia/', `${folder}/`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${behind}`)
    .replace('/var/cache/asia', `${folder}/kept`);
  writeFiles({ 'asia.conf': site, 'nginx.conf': around(folder) }, folder);
  // nginx drops its rights when root starts it: the worker still has to reach the folder.
  chmodSync(folder, 0o755);
  const child = spawn('nginx', ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'ignore',
  });
  const closed = once(child, 'close');
  await until(async () => child.exitCode !== null || answers(port));
  if (child.exitCode !== null) throw new Error(readFileSync(`${folder}/error.log`, 'utf8'));
  return {
    port,
    stop: async () => {
      child.kill('SIGQUIT');
      await closed;
    },
  };
}
