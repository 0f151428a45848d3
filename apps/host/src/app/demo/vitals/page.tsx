import { judgedDays, vitalKinds, wordedVital } from '@forecourt/domain';
import { platform } from '../../../platform.ts';

const titles = ['Site', 'Page', 'Device', 'Figure', 'Visits', '75th percentile', 'Verdict', 'Named most often'];
const dayMs = 86_400_000;

/** Web vitals of real visitors: the percentile that search engines use, by site, page and device. */
export default async function DemoVitals() {
  const { visits } = platform();
  await visits.flush();
  const { vitals: figures, tags } = await visits.summary(new Date(Date.now() - (judgedDays - 1) * dayMs));
  return (
    <>
      <h1>Page speed for visitors</h1>
      <p>
        Three of four visits in the last {judgedDays} days were no slower than the figure says. A visit reports when its
        page is left. <code>npm run vitals</code> prints the same.
      </p>
      {figures.length === 0 && <p>No figures yet.</p>}
      {figures.length > 0 && (
        <div className="demo-table" role="region" aria-label="Figures by site, page and device" tabIndex={0}>
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
              {figures.map(({ siteSlug, page, device, name, visits: count, p75, verdict, elements }) => (
                <tr key={`${siteSlug} ${page} ${device} ${name}`}>
                  <td>{siteSlug}</td>
                  <td>{page}</td>
                  <td>{device}</td>
                  <td>
                    {vitalKinds[name].title} ({name})
                  </td>
                  <td>{count}</td>
                  <td>{wordedVital(name, p75)}</td>
                  <td>{verdict}</td>
                  <td>{elements.map(({ element, count: times }) => `${element} (${times})`).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <h2>Third-party scripts</h2>
      {tags.length === 0 && <p>No visit has loaded any yet.</p>}
      <ul aria-label="Third-party scripts">
        {tags.map(({ siteSlug, name, visits: count, kilobytes, isPartial, milliseconds, over }) => (
          <li key={`${siteSlug} ${name}`}>
            <strong>{siteSlug}</strong>, {name}: {isPartial && 'at least '}
            {Math.round(kilobytes)} kB
            {milliseconds !== null && ` and ${Math.round(milliseconds)} ms of blocked input`} in each of {count} visits,
            over its budget in {over}
          </li>
        ))}
      </ul>
      <p>
        <a href="/">All demo sites</a>
      </p>
    </>
  );
}
