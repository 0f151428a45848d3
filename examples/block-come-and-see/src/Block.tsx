import { wordsOf } from '@forecourt/domain/messages';
import { OpeningHours } from '@forecourt/locations';
import type { ContentBlockProps } from '@forecourt/templates';
import { ButtonLink, Cluster, Notice, Stack, Text } from '@forecourt/ui';
import type { ComeAndSee } from '../comeAndSeeBlock.ts';
import { comeAndSeeMessages } from './comeAndSeeMessages.ts';

/** Where and when a make or model can be seen. Renders nothing where none is in stock. */
export function Block({ site, settings, stock, now }: ContentBlockProps<ComeAndSee>) {
  const { make, model, place: wanted } = settings;
  const places = site.locations.filter(({ location_type: type }) => type === 'sales' || type === '');
  const place = site.locations.find(({ slug }) => slug === wanted) ?? places[0];
  if (!stock || !place) return null;
  const say = wordsOf(comeAndSeeMessages, site);
  const name = [make, model].filter(Boolean).join(' ');
  return (
    <Notice tone="info" title={say('comeAndSee.title', { name, place: place.name })}>
      <Stack gap={2}>
        <Text>{say('comeAndSee.count', { count: stock.count })}</Text>
        <OpeningHours location={place} now={now} />
        <Cluster>
          <ButtonLink href={stock.href}>{say('comeAndSee.list')}</ButtonLink>
          <ButtonLink href="/contact" variant="secondary">
            {say('comeAndSee.ask')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Notice>
  );
}
