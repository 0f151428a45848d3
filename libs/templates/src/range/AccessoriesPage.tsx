import { ButtonLink, Container, EmptyState } from '@forecourt/ui';
import { AccessoryList } from '@forecourt/range';
import { fullName } from '@forecourt/range/model';
import type { AccessoriesPageProps } from '../contract/rangeProps.ts';
import { PageHead } from '../pages/PageHead.tsx';
import { head as heads, type formPageHeads } from '../pages/FormPage.css.ts';
import { content } from '../pages/pages.css.ts';

/** Accessories of a model, as a list that can be sent to the parts department. */
export function AccessoriesPage({
  site,
  model,
  groups,
  action,
  trail,
  head = 'plain',
}: AccessoriesPageProps & { head?: (typeof formPageHeads)[number] }) {
  const count = groups.reduce((sum, { accessories }) => sum + accessories.length, 0);
  const title = `${model.name} accessories`;
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={count > 0 ? `${title} (${count})` : title}
          text={count > 0 ? 'Tick what you like and send us the list. We answer with a price, fitted.' : undefined}
          trail={trail}
          current="Accessories"
        />
      </div>
      <Container>
        <div className={content}>
          {count > 0 ? (
            <AccessoryList model={fullName(model)} groups={groups} action={action} />
          ) : (
            <EmptyState
              title="Ask our parts team"
              icon="wrench"
              action={<ButtonLink href={action}>Ask for a part</ButtonLink>}
            >
              <p>
                {site.name} can order accessories for the {model.name}. Tell us what you are after.
              </p>
            </EmptyState>
          )}
        </div>
      </Container>
    </>
  );
}

/** Group: a light band above the list. */
export function GroupAccessoriesPage(props: AccessoriesPageProps) {
  return <AccessoriesPage {...props} head="sunken" />;
}

/** Caravans: a dark band, as on the other pages. */
export function CaravanAccessoriesPage(props: AccessoriesPageProps) {
  return <AccessoriesPage {...props} head="inverse" />;
}
