import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inFront = path.resolve(__dirname, '../../../../docs/deploy/in-front.conf');

export interface RunningNginx {
  port: number;
  stop(): Promise<void>;
}

/** Whether this machine has nginx. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** A port that nobody listens on. */
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
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
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
  const folder = await mkdtemp(path.join(tmpdir(), 'asia-nginx-'));
  const port = await freePort();
  const words =
    'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout site.key -out site.pem';
  spawnSync('openssl', words.split(' '), { cwd: folder });
  const site = (await readFile(inFront, 'utf8'))
    .replaceAll('/etc/asia/', `${folder}/`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${behind}`)
    .replace('/var/cache/asia', `${folder}/kept`);
  await writeFile(path.join(folder, 'asia.conf'), site);
  await writeFile(path.join(folder, 'nginx.conf'), around(folder));
  // nginx drops its rights when it is started by root: the worker still has to reach the folder.
  await chmod(folder, 0o755);
  const child = spawn('nginx', ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'ignore',
  });
  const closed = once(child, 'close');
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 500) {
      throw new Error(await readFile(`${folder}/error.log`, 'utf8'));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGQUIT');
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
