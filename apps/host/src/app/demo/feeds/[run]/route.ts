import { platform } from '../../../../platform.ts';

const notFound = () =>
  new Response('We don’t have this report here. It’s on the machine that ran the import.\n', { status: 404 });

/** What a run of a feed rejected, as CSV; `?list=prices` the prices that it changed. */
export async function GET(request: Request, { params }: { params: Promise<{ run: string }> }): Promise<Response> {
  if ((globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.demo')] !== true) return notFound();
  const { run } = await params;
  const kind = new URL(request.url).searchParams.get('list') === 'prices' ? 'prices' : 'rejected';
  const report = await platform().feeds.report(run, kind);
  if (!report) return notFound();
  return new Response(report, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${run.replace(/[^\w-]/g, '')}-${kind}.csv"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
