import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on this machine that can be cut as a network is: what was sent arrives nowhere, and nobody is told. */
export interface Relay {
  port: number;
  /** Holds back everything, new connections too. */
  cut(): void;
  /** Ends the connections that were cut, and lets new ones through. */
  mend(): void;
  close(): Promise<void>;
}

export async function openRelay(targetPort: number): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;

  const server = createServer((near) => {
    // What a silent network does with a connection that is asked for: nothing.
    const far = connect(targetPort, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      if (!pairs.delete(pair)) return;
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
    if (isCut) hold(pair);
  });

  function hold([near, far]: readonly [Socket, Socket]): void {
    near.unpipe(far);
    far.unpipe(near);
    near.pause();
    far.pause();
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const endAll = () => {
    for (const [near, far] of [...pairs]) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const pair of pairs) hold(pair);
    },
    mend() {
      isCut = false;
      endAll();
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
