// One measurement in a separate process, which communicates over IPC.
import { buildIndex, serveIndex } from './embedded.ts';
import { serveOverHttp } from './httpServer.ts';
import { measurePeer } from './peers/measurePeer.ts';
import type { Measured, Task } from './task.ts';

async function serveUntilStopped(task: Task): Promise<Measured> {
  const stopMessage = new Promise((resolve) => process.once('message', resolve));
  const served = await serveOverHttp(task);
  process.send?.({ port: served.port });
  await stopMessage;
  return served.finish();
}

const tasks: Record<Task['kind'], (task: Task) => Promise<Measured>> = {
  build: buildIndex,
  serve: serveIndex,
  http: serveUntilStopped,
  peer: measurePeer,
};

process.once('message', (task: Task) => {
  tasks[task.kind](task).then(
    (measured) => process.send?.({ measured }, () => process.disconnect()),
    (fault: Error) => process.send?.({ fault: fault.stack ?? fault.message }, () => process.exit(1)),
  );
});
