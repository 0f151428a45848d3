import { TeamList } from '@forecourt/content';
import { askPath } from '@forecourt/content/model';
import { pageHref, placePath } from '@forecourt/domain';
import { ButtonLink, Cluster, Container, Text } from '@forecourt/ui';
import type { TeamPageProps } from '../contract/placePages.ts';
import { head as heads } from './FormPage.css.ts';
import { content } from './stacked.css.ts';
import type { HeadLook } from './headLook.ts';
import { PageHead } from './PageHead.tsx';

/** The staff of a location, each with a contact link. */
export function TeamPage({ site, place, people, head = 'plain' }: TeamPageProps & HeadLook) {
  const ask = `${site.paths.contact}?location=${place.slug}#enquire`;
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={`The people of ${place.name}`}
          text="Ask for somebody by name, and your message goes to them."
          trail={[
            { name: 'Home', href: '/' },
            { name: 'Locations', href: pageHref('locations') },
            { name: place.name, href: placePath(place) },
          ]}
          current="Team"
        />
      </div>
      <Container>
        <div className={content}>
          {people.length === 0 && (
            <Text>We have not introduced our people here yet. Whoever answers will help you.</Text>
          )}
          <TeamList people={people} askHref={(person) => askPath(site.paths.contact, person, place)} />
          <Cluster>
            <ButtonLink href={placePath(place)}>Hours and directions</ButtonLink>
            <ButtonLink href={ask} variant="secondary">
              Write to us
            </ButtonLink>
          </Cluster>
        </div>
      </Container>
    </>
  );
}
