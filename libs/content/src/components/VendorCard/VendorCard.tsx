import { vendorMessages } from '@forecourt/domain/messages';
import { Heading, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, type ReactNode } from 'react';
import * as styles from './VendorCard.css.ts';

export interface VendorCardProps {
  /** What it is, as its heading. @example 'What is your car worth?' */
  title: string;
  /** One or two sentences below the heading. */
  words?: string;
  /** The company behind it. */
  provider: string;
  /** A button or a link. */
  action?: ReactNode;
  /** The vendor's own content, below the action. */
  children?: ReactNode;
}

/** A card for something of another company's, which it names. */
export function VendorCard({ title, words, provider, action, children }: VendorCardProps) {
  const say = useWords(vendorMessages);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Heading level={2} size="large" id={id}>
        {title}
      </Heading>
      {words && <Text>{words}</Text>}
      {action && <div className={styles.actions}>{action}</div>}
      {children}
      <Text size="small" tone="muted">
        {say('vendor.learns', { provider })}
      </Text>
    </section>
  );
}
