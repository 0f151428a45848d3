import { countries, type CountryCode } from '@forecourt/domain';
import { around, complaintMessages } from '@forecourt/domain/messages';
import { Heading, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { Regulator } from '../../model/regulators.ts';
import { RegulatorList } from '../RegulatorList/RegulatorList.tsx';
import * as styles from './ComplaintNotice.css.ts';

export interface ComplaintNoticeProps {
  /** Name of the dealer. */
  dealer: string;
  /** Who takes complaints: an e-mail address, or what the dealer wrote instead. */
  contact: string | null;
  /** See `regulatorsOf`. */
  regulators: readonly Regulator[];
  /** Whose law and offices are named. @default 'AU' */
  country?: CountryCode;
}

const email = /^[^\s@]+@[^\s@]+$/;

/** Where to send a complaint, what it should say, and external bodies if the dealer's answer does not help. */
export function ComplaintNotice({ dealer, contact, regulators, country = 'AU' }: ComplaintNoticeProps) {
  const say = useWords(complaintMessages);
  const [beforeContact, afterContact] = around((value) => say('complaint.goTo', { contact: value }));
  const [beforeAuthority, afterAuthority] = around((authority) => say('complaint.goElsewhere', { dealer, authority }));
  return (
    <div className={styles.root}>
      <section className={styles.part} aria-label={say('complaint.whoToWriteTo')}>
        <Heading level={2} size="title">
          {say('complaint.whoToWriteTo')}
        </Heading>
        <Text>
          {contact ? (
            <>
              {beforeContact}
              {email.test(contact) ? <a href={`mailto:${contact}`}>{contact}</a> : contact}
              {afterContact}
            </>
          ) : (
            say('complaint.goThroughTheForm')
          )}{' '}
          {say('complaint.ratherTalk')}
        </Text>
        <Text>{say('complaint.helpsToHave')}</Text>
      </section>
      <section className={styles.part} aria-label={say('complaint.notSettled')}>
        <Heading level={2} size="title">
          {say('complaint.notSettled')}
        </Heading>
        <Text>
          {beforeAuthority}
          <a href={countries[country].authorityHref} rel="noreferrer">
            {say('complaint.authority')}
          </a>
          {afterAuthority}
        </Text>
        <RegulatorList regulators={regulators} />
      </section>
    </div>
  );
}
