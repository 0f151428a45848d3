// Runs in a thread of its own: finishes pages and packs them (`openFinishThread.ts`).
import { parentPort, workerData } from 'node:worker_threads';
import { encodeBeside } from './encoding.ts';
import { finish } from './finishedPages.ts';
import type { FinishAnswer, FinishCall, FinishThreadOptions } from './openFinishThread.ts';
import { openPageScripts } from './pageScripts.ts';
import { openFirstStyles } from './styles/firstStyles.ts';

const { hostFolder, buildFolder } = workerData as FinishThreadOptions;
const parts = { dev: false, styleFirst: openFirstStyles(hostFolder), scripts: openPageScripts(buildFolder) };

/** Memory that is the body's alone, so that it can be handed over. */
const alone = (body: Buffer): Uint8Array<ArrayBuffer> =>
  body.buffer instanceof ArrayBuffer && body.buffer.byteLength === body.length
    ? new Uint8Array(body.buffer)
    : new Uint8Array(body);

async function finished({ id, body, encoding, origins }: FinishCall): Promise<FinishAnswer> {
  try {
    const { policy, status, bodies } = finish(Buffer.from(body.buffer), true, { ...parts, origins });
    const plain = bodies.get('identity') ?? Buffer.alloc(0);
    const packed = encoding === 'identity' ? [] : [[encoding, alone(await encodeBeside(plain, encoding))] as const];
    return { id, made: { policy, status, bodies: [...packed, ['identity', alone(plain)]] } };
  } catch {
    return { id, made: null };
  }
}

parentPort?.on('message', (call: FinishCall) => {
  void finished(call).then((answer) =>
    parentPort?.postMessage(answer, answer.made?.bodies.map(([, body]) => body.buffer) ?? []),
  );
});
