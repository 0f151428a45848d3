import { Heading, Text } from '@forecourt/ui';
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
}

const email = /^[^\s@]+@[^\s@]+$/;

/** Where to send a complaint, what it should say, and external bodies if the dealer's answer does not help. */
export function ComplaintNotice({ dealer, contact, regulators }: ComplaintNoticeProps) {
  return (
    <div className={styles.root}>
      <section className={styles.part} aria-label="Who to write to">
        <Heading level={2} size="title">
          Who to write to
        </Heading>
        <Text>
          {contact ? (
            <>
              Complaints go to {email.test(contact) ? <a href={`mailto:${contact}`}>{contact}</a> : contact}, or through
              the form on this page.
            </>
          ) : (
            'Complaints go through the form on this page, or to anybody at our counter.'
          )}{' '}
          If you would rather talk, call us: whoever answers takes your complaint down for you. Somebody you trust may
          write for you.
        </Text>
        <Text>
          It helps to have the date, the rego or order number, the names of the people you dealt with, and pictures or
          papers. What you tell us is used to look into the complaint and for nothing else.
        </Text>
      </section>
      <section className={styles.part} aria-label="If our answer does not settle it">
        <Heading level={2} size="title">
          If our answer does not settle it
        </Heading>
        <Text>
          Ask for our managers to look at it once more. You can also go elsewhere at any time, and it costs nothing to
          ask: the Australian Consumer Law gives you rights that {dealer} cannot take away. With a complaint about a
          loan or insurance go to the lender or insurer first, and then, free of charge, to the{' '}
          <a href="https://www.afca.org.au/" rel="noreferrer">
            Australian Financial Complaints Authority
          </a>
          . For everything else, contact your consumer regulator:
        </Text>
        <RegulatorList regulators={regulators} />
      </section>
    </div>
  );
}
