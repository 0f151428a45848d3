import type { QueryParameters } from '@forecourt/domain';
import { redirect } from 'next/navigation';
import { editHref, readEditAddress } from '../../../site/editor/editAddress.ts';
import { editedSite } from '../../../site/editor/editedSite.ts';
import { EditorBar, EditorMenu } from '../../../site/editor/EditorFrame.tsx';
import { editorGate } from '../../../site/editor/editorGate.ts';
import { PasskeyLock } from '../../../site/editor/passkeys/PasskeyLock.tsx';
import { PasskeyPage } from '../../../site/editor/passkeys/PasskeyPage.tsx';
import { RecordList } from '../../../site/editor/RecordList.tsx';
import { RecordPage } from '../../../site/editor/RecordPage.tsx';
import { StockFeedPage } from '../../../site/editor/stockFeed/StockFeedPage.tsx';
import { platform } from '../../../platform.ts';
import { currentVisitor } from '../../../site/request/session.ts';

export const dynamic = 'force-dynamic';

interface EditPageProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<QueryParameters>;
}

/** Where a dealer's own people change what the site says: lists of records, and a form for each. */
export default async function EditPage({ params, searchParams }: EditPageProps) {
  const { site, publicSite } = editedSite((await params).site);
  const address = readEditAddress(await searchParams);
  const { kind, record, invitation, page } = address;
  const href = editHref(address);
  const visitor = await currentVisitor(site);
  if (!visitor) {
    const back = invitation === null ? href : `${href}&invitation=${invitation}`;
    redirect(`/sign-in?redirect=${encodeURIComponent(back)}`);
  }
  const { access, editor } = await editorGate(platform().passkeys, site, visitor);
  return (
    <div className="edit">
      <EditorBar site={publicSite} editor={editor} hasPasskeys={access === 'open'} />
      {access === 'open' ? (
        <div className="edit-body">
          <EditorMenu current={page === 'content' ? kind : page} />
          <main>
            {page === 'passkeys' && <PasskeyPage site={site} publicSite={publicSite} visitor={visitor} />}
            {page === 'stock-feed' && <StockFeedPage />}
            {page === 'content' && record === null && <RecordList site={site} kind={kind} />}
            {page === 'content' && record !== null && <RecordPage site={site} kind={kind} slug={record} />}
          </main>
        </div>
      ) : (
        <main>
          <PasskeyLock
            site={site}
            publicSite={publicSite}
            visitor={visitor}
            access={access}
            invitation={invitation}
            href={href}
          />
        </main>
      )}
    </div>
  );
}
