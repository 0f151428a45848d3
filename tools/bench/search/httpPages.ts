import { Agent, request } from 'node:http';
import { benchKeys } from './embedded.ts';
import { startTask } from './children.ts';
import type { Measured, Task } from './task.ts';
import { timed } from './times.ts';
import { readAnswer, wireRequests, type PageAnswer } from './wirePages.ts';
import type { Page } from './workload.ts';

const headers = {
  'content-type': 'text/plain',
  'x-algolia-application-id': 'forecourt',
  'x-algolia-api-key': benchKeys.search,
};

function post(agent: Agent, port: number, path: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`The search service answered ${String(response.statusCode)}: ${text.slice(0, 200)}`));
      });
    });
    call.end(body);
  });
}

/**
 * Requests the pages over one HTTP connection, timed from request to parsed answer; the service is a separate process.
 */
export async function measureHttp(task: Task): Promise<Measured> {
  const served = startTask({ ...task, kind: 'http' });
  const port = await served.port;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (page: Page): Promise<PageAnswer> => {
    const body = JSON.stringify({ requests: wireRequests(page) });
    const text = await post(agent, port, `/${page.site}/1/indexes/*/queries`, body);
    return readAnswer(page, (JSON.parse(text) as { results: unknown[] }).results);
  };
  try {
    for (const page of task.warmUp) await ask(page);
    const pageMs: number[] = [];
    const answers: PageAnswer[] = [];
    for (const page of task.pages) {
      const { ms, result } = await timed(() => ask(page));
      pageMs.push(ms);
      answers.push(result);
    }
    served.finish();
    return { ...(await served.measured), pageMs, answers };
  } finally {
    agent.destroy();
  }
}
