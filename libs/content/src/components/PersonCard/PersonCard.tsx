import type { Person } from '@forecourt/domain';
import { listWords, teamMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, Picture, Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import { monogram } from '../../model/sentences.ts';
import * as styles from './PersonCard.css.ts';

export interface PersonCardProps {
  /** Who it is. */
  person: Pick<Person, 'name' | 'role' | 'languages' | 'about' | 'photo'>;
  /** Form for a message to them; without it they cannot be contacted. */
  askHref?: string;
  /** Place of the name in the outline of the page. @default 2 */
  level?: 2 | 3;
}

/** A person's first name. @example firstName('Mei Ling Tan') // 'Mei' */
const firstName = (name: string): string => name.split(/\s+/)[0] ?? name;

/** A staff member with a contact link. Initials if there is no portrait. */
export function PersonCard({ person: { name, role, languages, about, photo }, askHref, level = 2 }: PersonCardProps) {
  const say = useWords(teamMessages);
  const locale = useLocale();
  return (
    <article className={styles.root}>
      <div className={styles.portrait}>
        {photo ? (
          <Picture url={photo} alt={say('team.portraitOf', { name })} sizes="160px" ratio="1/1" />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {monogram(name)}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading level={level} size="large">
          {name}
        </Heading>
        <Text tone="muted">{role}</Text>
        {languages.length > 0 && (
          <Text size="small">{say('team.alsoSpeaks', { languages: listWords(languages, locale) })}</Text>
        )}
        {about && <Text size="small">{about}</Text>}
      </div>
      {askHref && (
        <ButtonLink href={askHref} variant="secondary" size="small" aria-label={say('team.askFor', { name })}>
          {say('team.askFor', { name: firstName(name) })}
        </ButtonLink>
      )}
    </article>
  );
}
