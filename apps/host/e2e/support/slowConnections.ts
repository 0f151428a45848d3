import { connect } from 'node:net';

export interface SlowConnection {
  name: string;
  /** How long it lasted. */
  ms: number;
}

function last(name: string, port: number, first: string, drop: string): Promise<SlowConnection> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    const timer = setInterval(() => socket.writable && drop && socket.write(drop), 500);
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ name, ms: performance.now() - began });
    });
  });
}

/** Connections that keep a host waiting: without a word, with a head or a body by drops. */
export function slowConnections(port: number): Promise<SlowConnection[]> {
  const head = `POST /api/leads HTTP/1.1\r\nHost: harbour-toyota.localhost:${port}\r\nContent-Type: application/json\r\n`;
  return Promise.all([
    last('silent', port, '', ''),
    last('head', port, 'GET / HTTP/1.1\r\n', 'X-A: a\r\n'),
    last('body', port, `${head}Content-Length: 60000\r\n\r\n`, 'a'),
    last('chunks', port, `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'),
  ]);
}
