import { phoneMessages } from '@forecourt/domain/messages';
import { Heading } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { PublicPhone } from '../../model/phone.ts';
import { LatePart, LatePhoneNumber } from '../LateParts/LateParts.tsx';
import * as styles from './CallCard.css.ts';

export interface CallCardProps {
  /** Who answers. @example 'Harbour Toyota' */
  name: string;
  /** The number with its end hidden, from `publicPhone`. */
  phone: PublicPhone;
  /** Whether somebody answers now. @example 'Open now, closes 5:30 pm' */
  status?: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
}

/** Who sells the vehicle and how to call them. The whole number is shown on request only. */
export function CallCard({ name, phone, status, headingLevel = 2 }: CallCardProps) {
  const say = useWords(phoneMessages);
  return (
    <section className={styles.card} aria-label={say('phone.call', { name })}>
      <Heading level={headingLevel} size="large">
        {name}
      </Heading>
      {status !== undefined && <div className={styles.status}>{status}</div>}
      <LatePart>
        <LatePhoneNumber phone={phone} />
      </LatePart>
    </section>
  );
}
