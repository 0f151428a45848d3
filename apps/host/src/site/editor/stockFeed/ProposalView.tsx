import type { FeedProposal, ProposedField } from '@forecourt/platform';
import { Notice } from '@forecourt/ui';
import { fieldName } from './fieldNames.ts';

type Proposal = Extract<FeedProposal, { ok: true }>;

const number = (count: number): string => count.toLocaleString('en-AU');
const columnWords = ({ columns }: ProposedField): string =>
  columns.length > 3 ? `${columns.slice(0, 2).join(', ')} and ${columns.length - 2} more` : columns.join(', ');

function FieldRow({ field }: { field: ProposedField }) {
  const share = Math.round(field.share * 100);
  return (
    <tr>
      <th scope="row">{fieldName(field.field)}</th>
      <td data-label="Column">{field.columns.length === 0 ? 'Always the same' : columnWords(field)}</td>
      <td data-label="Rows">{share} %</td>
      <td data-label="In your file → on your site">
        {field.samples.length === 0 && <span className="feed-none">{field.problem ?? 'Empty'}</span>}
        <ul className="feed-samples">
          {field.samples.map(({ text, value }) => (
            <li key={text}>
              {text !== '' && text !== value && (
                <>
                  <span className="feed-text">{text}</span> <span aria-label="becomes">→</span>{' '}
                </>
              )}
              <span className="feed-value">{value}</span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** How a file would be read: what would come of an import, each field with samples, and what nothing reads. */
export function ProposalView({ file, proposal }: { file: string; proposal: Proposal }) {
  const { mapping, layout, fields, unread, notes, trial } = proposal;
  const { rows, accepted, rejected, skipped, reasons } = trial;
  const counts = [
    ['Rows', rows],
    ['Would be imported', accepted],
    ['Rejected', rejected],
    ['Skipped', skipped],
  ] as const;
  return (
    <section className="feed-result" aria-labelledby="feed-result">
      <h2 id="feed-result" tabIndex={-1}>
        {file}
      </h2>
      <p>
        {layout === null ? 'We worked out each column from its name and contents.' : `It uses the “${layout}” layout.`}
      </p>
      <dl className="feed-counts">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 && (
        <Notice
          tone="warning"
          title={rejected > reasons.length ? `The first ${reasons.length} rejected rows` : 'Rejected rows'}
        >
          <ul className="feed-list">
            {reasons.map(({ row, column, reason }) => (
              <li key={row}>{`Row ${number(row)}${column === '' ? '' : `, ${column}`}: ${reason}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      {notes.length > 0 && layout === null && (
        <Notice tone="info" title="Please check">
          <ul className="feed-list">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      <table className="feed-table">
        <caption>How each field is read, from the first 200 rows</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Column</th>
            <th scope="col">Rows</th>
            <th scope="col">In your file → on your site</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldRow key={field.field} field={field} />
          ))}
        </tbody>
      </table>
      <p>{unread.length === 0 ? 'Every column is read.' : `Not read: ${unread.join(', ')}.`}</p>
      <p className="feed-download">
        <a download="mapping.json" href={`data:application/json;charset=utf-8,${encodeURIComponent(mapping)}`}>
          Download the mapping
        </a>
        <span className="edit-hint">Send it with the file to whoever looks after your feeds.</span>
      </p>
    </section>
  );
}
