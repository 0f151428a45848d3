import { createServer } from 'node:net';
import { Stop } from './machine.mjs';

/** A number from 1 to 65535; 3000 where nothing is set. */
export function readPort(text) {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Stop(`PORT must be a number from 1 to 65535, not "${text}": try \`PORT=3001 npm start\`.`);
}

/** Error code of the attempt to listen, or null where it succeeds. */
function attempt(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code ?? 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/**
 * Refuses early what the server would stumble over after the build.
 * @param {number} port
 * @param {readonly { pid: number, port: number }[]} [hosts] those that run in this folder
 */
export async function ensurePortFree(port, hosts = []) {
  // Some systems let one program have the address of this machine and another all addresses.
  for (const host of ['127.0.0.1', undefined]) {
    const code = await attempt(port, host);
    if (code === 'EACCES') {
      throw new Stop(`Port ${port} needs an administrator: start on another port with \`PORT=3000 npm start\`.`);
    }
    if (code === 'EADDRINUSE') {
      const other = port < 65535 ? port + 1 : 3000;
      const own = hosts.find((one) => one.port === port);
      if (own) {
        throw new Stop(
          `Forecourt already runs from this folder on port ${port} (process ${own.pid}): open http://localhost:${port}/, stop it, or start another one beside it with \`PORT=${other} FORECOURT_DATA=.forecourt-${other} npm start\`.`,
        );
      }
      throw new Stop(
        `Port ${port} is in use by another program: stop it, or start on another port with \`PORT=${other} npm start\`.`,
      );
    }
  }
}
