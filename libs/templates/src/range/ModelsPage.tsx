import { rangeMessages } from '@forecourt/domain/messages';
import { Container, EmptyState, ButtonLink } from '@forecourt/ui';
import { ModelList } from '@forecourt/range';
import { useWords } from '@forecourt/ui/words';
import type { ModelsPageProps } from '../contract/rangeProps.ts';
import { PageHead } from '../pages/PageHead.tsx';
import { head as heads, type formPageHeads } from '../pages/FormPage.css.ts';
import { content } from '../pages/pages.css.ts';

/** The model range of a dealer: filter chips, then a tile for each model. */
export function ModelsPage({
  site,
  title,
  text,
  trail,
  chips,
  sections,
  stockHref,
  head = 'plain',
}: ModelsPageProps & { head?: (typeof formPageHeads)[number] }) {
  const say = useWords(rangeMessages);
  const isEmpty = sections.every(({ models }) => models.length === 0);
  return (
    <>
      <div className={heads[head]}>
        <PageHead title={title} text={text} trail={trail} />
      </div>
      <Container>
        <div className={content}>
          {isEmpty ? (
            <EmptyState
              title={say('range.noModels')}
              icon="car"
              action={<ButtonLink href="/models">{say('range.seeAllModels')}</ButtonLink>}
            >
              <p>{say('range.lookThroughTheWhole', { name: site.name })}</p>
            </EmptyState>
          ) : (
            <ModelList chips={chips} sections={sections} stockHref={stockHref} />
          )}
        </div>
      </Container>
    </>
  );
}

/** Group: a light band above its makes. */
export function GroupModelsPage(props: ModelsPageProps) {
  return <ModelsPage {...props} head="sunken" />;
}

/** Caravans: a dark band, as on the other pages. */
export function CaravanModelsPage(props: ModelsPageProps) {
  return <ModelsPage {...props} head="inverse" />;
}
