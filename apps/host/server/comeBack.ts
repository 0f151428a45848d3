import type { RequestListener } from 'node:http';

/** Answers requests during the start at once, rather than letting them wait. */
export const comeBack: RequestListener = (request, response) => {
  if (request.url === '/healthz') return void response.writeHead(200, { 'cache-control': 'no-store' }).end();
  if (request.url === '/readyz') {
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    return void response.end('{"ready":false,"failing":["starting"]}\n');
  }
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '2',
    'cache-control': 'no-store',
  });
  response.end('The site is starting. Please try again in a moment.\n');
};
