import { editorOf, editorPath, type QueryParameters } from '@forecourt/domain';
import { Button, ButtonLink, Notice } from '@forecourt/ui';
import { redirect } from 'next/navigation';
import { signOut } from '../../../site/garage/signInActions.ts';
import { editedKindNames, editedKinds, readEditedKind } from '../../../site/editor/editedKinds.ts';
import { editedSite } from '../../../site/editor/editedSite.ts';
import { RecordList } from '../../../site/editor/RecordList.tsx';
import { RecordPage } from '../../../site/editor/RecordPage.tsx';
import { StockFeedPage } from '../../../site/editor/stockFeed/StockFeedPage.tsx';
import { currentVisitor } from '../../../site/request/session.ts';

/** The page where editors see how a file of stock would be read. */
const stockFeedPath = `${editorPath}?stock-feed=new`;

export const dynamic = 'force-dynamic';

interface EditPageProps {
  params: Promise<{ site: string }>;
  searchParams: Promise<QueryParameters>;
}

/** Where a dealer's own people change what the site says: lists of records, and a form for each. */
export default async function EditPage({ params, searchParams }: EditPageProps) {
  const { site, publicSite } = editedSite((await params).site);
  const query = await searchParams;
  const kind = readEditedKind(query['kind']) ?? 'offer';
  const { record = null } = query;
  const slug = typeof record === 'string' ? record : null;
  const isStockFeed = query['stock-feed'] !== undefined;
  const visitor = await currentVisitor(site);
  if (!visitor) {
    const page = slug === null ? `${editorPath}?kind=${kind}` : `${editorPath}?kind=${kind}&record=${slug}`;
    const back = isStockFeed ? stockFeedPath : page;
    redirect(`/sign-in?redirect=${encodeURIComponent(back)}`);
  }
  const editor = editorOf(site, visitor.phone);
  return (
    <div className="edit">
      <header className="edit-bar">
        <div>
          <a className="edit-site" href="/">
            {publicSite.name}
          </a>
          <form className="edit-who" action={signOut}>
            {editor && <span>{editor.name}</span>}
            <Button type="submit" variant="quiet" size="small">
              Sign out
            </Button>
          </form>
        </div>
      </header>
      {editor ? (
        <div className="edit-body">
          <nav aria-label="What there is to edit">
            <ul className="edit-menu">
              {editedKindNames.map((name) => (
                <li key={name}>
                  <a
                    href={`${editorPath}?kind=${name}`}
                    aria-current={name === kind && !isStockFeed ? 'page' : undefined}
                  >
                    {editedKinds[name].many}
                  </a>
                </li>
              ))}
              <li>
                <a href={stockFeedPath} aria-current={isStockFeed ? 'page' : undefined}>
                  Stock feed
                </a>
              </li>
            </ul>
          </nav>
          <main>
            {isStockFeed && <StockFeedPage />}
            {!isStockFeed && slug === null && <RecordList site={site} kind={kind} />}
            {!isStockFeed && slug !== null && <RecordPage site={site} kind={kind} slug={slug} />}
          </main>
        </div>
      ) : (
        <main className="edit-body">
          <Notice
            tone="warning"
            title="This number may not change this site"
            action={<ButtonLink href="/">Go to the home page</ButtonLink>}
          >
            Ask whoever looks after the site to name you among its editors, or sign out and sign in with another number.
          </Notice>
        </main>
      )}
    </div>
  );
}
