import { MakeTiles } from '@forecourt/content';
import { slugify } from '@forecourt/domain';
import { rangeMessages } from '@forecourt/domain/messages';
import { ButtonLink, Container, EmptyState, Stack } from '@forecourt/ui';
import { ModelList } from '@forecourt/range';
import { useWords } from '@forecourt/ui/words';
import type { ModelsPageProps } from '../contract/rangeProps.ts';
import { PageHead } from '../pages/PageHead.tsx';
import { head as heads, type formPageHeads } from '../pages/FormPage.css.ts';
import { content } from '../pages/pages.css.ts';
import { ModelRange } from '../sections/ModelRange.tsx';

/** The model range of a dealer: its makes where there are several, filter chips, then a tile for each model. */
export function ModelsPage({
  site,
  title,
  text,
  trail,
  chips,
  sections,
  makes = [],
  marks,
  stockHref,
  head = 'plain',
}: ModelsPageProps & { head?: (typeof formPageHeads)[number] }) {
  const say = useWords(rangeMessages);
  const isEmpty = [...sections, ...makes].every(({ models }) => models.length === 0);
  const { vehicleNoun, vehicleNounPlural } = site.texts;
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
            <Stack gap={6}>
              <MakeTiles
                makes={makes.map(({ name, count }) => ({ name, count, href: `#${slugify(name)}` }))}
                noun={[vehicleNoun, vehicleNounPlural]}
                marks={marks}
              />
              <ModelList chips={chips} sections={sections} stockHref={stockHref} />
            </Stack>
          )}
        </div>
      </Container>
      {makes
        .filter(({ models }) => models.length > 0)
        .map(({ name, models }) => (
          <ModelRange key={name} id={slugify(name)} site={site} make={name} models={models} />
        ))}
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
