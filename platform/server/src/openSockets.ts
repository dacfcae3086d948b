import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, as they come and go. */
export function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}
