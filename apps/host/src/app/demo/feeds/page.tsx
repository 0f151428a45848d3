import type { FeedRun, ScheduledFeed } from '@forecourt/platform';
import { platform } from '../../../platform.ts';

const when = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Perth',
});
const titles = ['Run', 'Result', 'Rows', 'New', 'Changed', 'Prices', 'Removed', 'Rejected'];
const amount = (count: number): string => count.toLocaleString('en-AU');

/** A count, with the report that lists what was counted. */
function Reported({ run, count, kind }: { run: FeedRun; count: number; kind: 'rejected' | 'prices' }) {
  if (count === 0) return <>0</>;
  const what = kind === 'rejected' ? 'rejected rows' : 'changed prices';
  return (
    <a href={`/demo/feeds/${run.id}?list=${kind}`} download aria-label={`${amount(count)} ${what}, as CSV`}>
      {amount(count)}
    </a>
  );
}

function Outcome({ run }: { run: FeedRun }) {
  if (run.finishedAt === null) return <>Running, or stopped before it finished. You can run it again.</>;
  if (run.held === null) return <>Done</>;
  if (!run.isWaiting) return <>{run.held}</>;
  if (!run.canRelease)
    return (
      <>
        <strong>Held.</strong> {run.held} Import it again once its server sends all of it.
      </>
    );
  return (
    <>
      <strong>Held.</strong> {run.held} When the feed is right, release it:
      <pre className="demo-command">
        <code>npm run import -- --release {run.id}</code>
      </pre>
    </>
  );
}

const counted = (count: number, unit: string): string => (count === 1 ? unit : `${count} ${unit}s`);
/** @example 'every 2 hours' */
const every = (minutes: number): string =>
  `every ${minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute')}`;

function Look({ feed }: { feed: ScheduledFeed }) {
  const { lookedAt, failure, failedSince } = feed;
  if (lookedAt === null) return <>Not yet fetched</>;
  if (failure === null) return <>OK, {when.format(lookedAt)}</>;
  return (
    <>
      <strong>Failing since {when.format(failedSince ?? lookedAt)}.</strong> {failure}
    </>
  );
}

/** Feeds that hosts and workers fetch by themselves. */
function Scheduled({ feeds }: { feeds: readonly ScheduledFeed[] }) {
  return (
    <>
      <h2>Fetched on a schedule</h2>
      <div className="demo-table demo-runs" role="region" aria-label="Feeds on a schedule" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['Feed', 'Last checked', 'Next check', 'Source'].map((title) => (
                <th scope="col" key={title}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {feeds.map((feed) => (
              <tr key={feed.name}>
                <td>
                  <strong>{feed.name}</strong>
                  <br />
                  <small>
                    {feed.siteSlug}, {feed.feed}
                  </small>
                </td>
                <td>
                  <Look feed={feed} />
                </td>
                <td>
                  {feed.dueAt ? when.format(feed.dueAt) : 'Within a minute'}
                  <br />
                  <small>{every(feed.everyMinutes)}</small>
                </td>
                <td>{feed.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Imports</h2>
    </>
  );
}

/** What imports of feeds did, newest first, with what each rejected or held. */
export default async function DemoFeeds() {
  const { feeds } = platform();
  const [runs, scheduled] = await Promise.all([feeds.runs(100), feeds.feedStates()]);
  return (
    <>
      <h1>Stock feed imports</h1>
      <p>
        Every run of <code>npm run import</code> and of the feeds that hosts fetch, the newest first. A number that is a
        link downloads the rows behind it.
      </p>
      {scheduled.length > 0 && <Scheduled feeds={scheduled} />}
      {runs.length === 0 && <p>No feed has been imported yet.</p>}
      {runs.length > 0 && (
        <div className="demo-table demo-runs" role="region" aria-label="Feed imports" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {titles.map((title) => (
                  <th scope="col" key={title}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td>
                    <strong>{run.siteSlug}</strong>, {run.source}
                    <br />
                    <small>{when.format(run.startedAt)}</small>
                  </td>
                  <td>
                    <Outcome run={run} />
                  </td>
                  <td>{amount(run.rows)}</td>
                  <td>{amount(run.inserted)}</td>
                  <td>{amount(run.changed - run.inserted)}</td>
                  <td>
                    <Reported run={run} count={run.priceChanges} kind="prices" />
                  </td>
                  <td>{amount(run.removed)}</td>
                  <td>
                    <Reported run={run} count={run.rejected} kind="rejected" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        <a href="/">All demo sites</a>
      </p>
    </>
  );
}
