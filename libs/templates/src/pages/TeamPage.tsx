import { TeamList } from '@forecourt/content';
import { askPath } from '@forecourt/content/model';
import { pageHref, placePath } from '@forecourt/domain';
import { placeMessages, trailMessages, wordsOf } from '@forecourt/domain/messages';
import { ButtonLink, Cluster, Container, Text } from '@forecourt/ui';
import type { TeamPageProps } from '../contract/placePages.ts';
import { head as heads } from './FormPage.css.ts';
import { content } from './stacked.css.ts';
import type { HeadLook } from './headLook.ts';
import { PageHead } from './PageHead.tsx';

/** The staff of a location, each with a contact link. */
export function TeamPage({ site, place, people, head = 'plain' }: TeamPageProps & HeadLook) {
  const say = wordsOf(placeMessages, site);
  const ask = `${site.paths.contact}?location=${place.slug}#enquire`;
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={say('place.people', { place: place.name })}
          text={say('place.askByName')}
          trail={[
            { name: wordsOf(trailMessages, site)('trail.home'), href: '/' },
            { name: say('place.locations'), href: pageHref('locations') },
            { name: place.name, href: placePath(place) },
          ]}
          current={say('place.team')}
        />
      </div>
      <Container>
        <div className={content}>
          {people.length === 0 && <Text>{say('place.noPeople')}</Text>}
          <TeamList people={people} askHref={(person) => askPath(site.paths.contact, person, place)} />
          <Cluster>
            <ButtonLink href={placePath(place)}>{say('place.hoursAndDirections')}</ButtonLink>
            <ButtonLink href={ask} variant="secondary">
              {say('place.write')}
            </ButtonLink>
          </Cluster>
        </div>
      </Container>
    </>
  );
}
