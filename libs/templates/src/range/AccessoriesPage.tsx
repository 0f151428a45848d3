import { rangeMessages } from '@forecourt/domain/messages';
import { ButtonLink, Container, EmptyState } from '@forecourt/ui';
import { AccessoryList } from '@forecourt/range';
import { fullName } from '@forecourt/range/model';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(rangeMessages);
  const count = groups.reduce((sum, { accessories }) => sum + accessories.length, 0);
  const title = `${model.name} accessories`;
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={count > 0 ? `${title} (${count})` : title}
          text={count > 0 ? say('range.tickWhatYouLike') : undefined}
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
              title={say('range.askOurPartsTeam')}
              icon="wrench"
              action={<ButtonLink href={action}>{say('range.askForAPart')}</ButtonLink>}
            >
              <p>{say('range.canOrderAccessories', { name: site.name, model: model.name })}</p>
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
