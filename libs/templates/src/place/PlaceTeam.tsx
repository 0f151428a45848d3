import { SectionHeader, TeamList } from '@forecourt/content';
import { askPath } from '@forecourt/content/model';
import { teamPath } from '@forecourt/domain';
import { placeMessages, wordsOf } from '@forecourt/domain/messages';
import { Container, Section } from '@forecourt/ui';
import type { TeamPageProps } from '../contract/placePages.ts';

/** Number of people in one row. */
const shown = 4;

/** Some of the staff of a location, with a link to all. Renders nothing without people. */
export function PlaceTeam({ site, place, people }: TeamPageProps) {
  if (people.length === 0) return null;
  const say = wordsOf(placeMessages, site);
  return (
    <Section tone="sunken">
      <Container>
        <SectionHeader
          id="team"
          title={say('place.whoYouMeet')}
          more={people.length > shown ? { href: teamPath(place), label: say('place.wholeTeam') } : undefined}
        />
        <TeamList
          people={people.slice(0, shown)}
          askHref={(person) => askPath(site.paths.contact, person, place)}
          level={3}
        />
      </Container>
    </Section>
  );
}
