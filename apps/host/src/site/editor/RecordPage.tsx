import { contentJsonSchema, editorPath, type ContentRecord, type Site } from '@forecourt/domain';
import { contentPictureLimit, type EditedContent } from '@forecourt/platform';
import { Notice } from '@forecourt/ui';
import type { RJSFSchema } from '@rjsf/utils';
import { platform } from '../../platform.ts';
import { editedKinds, placeOf, type EditedKindName } from './editedKinds.ts';
import { LateRecordForm } from './LateRecordForm.tsx';
import { ownersInWords } from './ownersInWords.ts';

export interface RecordPageProps {
  site: Site;
  kind: EditedKindName;
  /** Empty for a new record. */
  slug: string;
}

const nothing: EditedContent = {
  slug: '',
  title: '',
  state: 'draft',
  owners: [],
  drafts: [],
  below: {},
  fields: null,
  draft: null,
  fileDraft: null,
  version: 0,
};

/** The form of one record. */
export async function RecordPage({ site, kind, slug }: RecordPageProps) {
  const { many, one, first } = editedKinds[kind];
  const listHref = `${editorPath}?kind=${kind}`;
  const { content, desk } = platform();
  const stored = slug === '' ? nothing : await desk.find(site, kind, slug);
  const back = (
    <a className="edit-back" href={listHref}>
      {`All ${many.toLowerCase()}`}
    </a>
  );
  if (!stored) {
    return (
      <>
        {back}
        <h1>We can’t find that</h1>
        <p>Someone may have removed or renamed it.</p>
      </>
    );
  }
  const { below, fields, draft, fileDraft, version, owners, title, drafts } = stored;
  const found = content.find(site, kind, slug);
  const place = found && placeOf(kind, found.record as ContentRecord<typeof kind>);
  return (
    <>
      {back}
      <div className="edit-head">
        <div>
          <h1>{slug === '' ? `New ${one}` : title}</h1>
          {slug !== '' && <p>{ownersInWords(site, owners)}</p>}
        </div>
      </div>
      <noscript>
        <Notice tone="warning" title="This form needs JavaScript">
          Turn it on in your browser settings, then reload the page.
        </Notice>
      </noscript>
      {draft === null && drafts.length > 0 && (
        <div className="edit-note">
          {fileDraft ? (
            <Notice tone="info" title="This draft comes from a file">
              Visitors can’t see it yet. What you save or publish here replaces it on the site. The file itself stays as
              it is.
            </Notice>
          ) : (
            <Notice tone="info" title="There’s another draft of this">
              It belongs to someone else, so it isn’t in this form.
            </Notice>
          )}
        </div>
      )}
      <LateRecordForm
        site={site.slug}
        kind={kind}
        one={one}
        slug={slug === '' ? null : slug}
        record={{ below, fields, draft, fileDraft, version }}
        schema={contentJsonSchema(kind) as RJSFSchema}
        first={first}
        place={found?.state === 'live' ? place : null}
        previewPath={kind === 'person' || kind === 'workshop' ? place : null}
        listHref={listHref}
        isBelow={Object.keys(below).length > 0}
        pictureLimit={contentPictureLimit}
      />
    </>
  );
}
