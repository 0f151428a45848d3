import { editorPath, type ContentState, type Site } from '@forecourt/domain';
import { Badge, ButtonLink, EmptyState } from '@forecourt/ui';
import { platform } from '../../platform.ts';
import { editedKinds, type EditedKindName } from './editedKinds.ts';
import { ownersInWords } from './ownersInWords.ts';

const states: Readonly<Record<ContentState, string>> = {
  live: 'Live',
  scheduled: 'Scheduled',
  expired: 'Ended',
  draft: 'Hidden',
};

export interface RecordListProps {
  site: Site;
  kind: EditedKindName;
}

/** Every record of a kind that a site has, whoever wrote it, with a link to its form. */
export function RecordList({ site, kind }: RecordListProps) {
  const { many, one, about, canAdd } = editedKinds[kind];
  const records = platform().desk.entries(site, kind);
  const add = canAdd && <ButtonLink href={`${editorPath}?kind=${kind}&record=`}>{`New ${one}`}</ButtonLink>;
  return (
    <>
      <div className="edit-head">
        <div>
          <h1>{many}</h1>
          <p>{about}</p>
        </div>
        {add}
      </div>
      {records.length === 0 ? (
        <EmptyState title={`No ${many.toLowerCase()} yet`}>Add one and it’ll show on the site.</EmptyState>
      ) : (
        <ul className="edit-list">
          {records.map(({ slug, title, state, owners, drafts }) => (
            <li key={slug}>
              <a href={`${editorPath}?kind=${kind}&record=${slug}`}>
                <strong>{title}</strong>
                <div className="edit-states">
                  {drafts.length > 0 && <Badge tone="brand">Draft</Badge>}
                  {(owners.length > 0 || drafts.length === 0) && (
                    <Badge tone={state === 'live' ? 'success' : 'neutral'}>{states[state]}</Badge>
                  )}
                </div>
                <span>{ownersInWords(site, owners)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
