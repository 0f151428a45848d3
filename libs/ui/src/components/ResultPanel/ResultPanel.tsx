import { resultMessages } from '@forecourt/domain/messages';
import type { ReactNode } from 'react';
import { useWords } from '../../words/ownWords.ts';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { Cluster } from '../Cluster/Cluster.tsx';
import { FactList, type Fact } from '../FactList/FactList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './ResultPanel.css.ts';

export interface ResultPanelProps {
  /** Title. @example 'Your payment was declined' */
  title: string;
  /** The state in a word or two, beside the icon. @example 'Payment declined' */
  state: string;
  /** Icon before the state. */
  icon: IconName;
  /** Whether the outcome is good. @default 'neutral' */
  tone?: BadgeProps['tone'];
  /** Heading level of the title. @default 1 */
  level?: 1 | 2 | 3;
  /** Explanation: a few sentences as paragraphs, or a progress indicator. */
  children: ReactNode;
  /** Next steps, in order. */
  next?: readonly string[];
  /** Below the next steps, such as a promise. */
  note?: ReactNode;
  /** Actions: buttons and links. */
  actions?: ReactNode;
  /** Subject of the outcome, beside it where there is room. */
  subject?: ReactNode;
  /** Below the subject, such as a reference. */
  facts?: readonly Fact[];
  /** Below the facts, such as the totals of an order. */
  details?: ReactNode;
  /** Accessible name of the card of subject and facts. @example 'Your order' */
  aboutLabel?: string;
}

/** Outcome of a visitor's action: the state, its meaning, the next steps and further links. */
export function ResultPanel(props: ResultPanelProps) {
  const say = useWords(resultMessages);
  const { title, state, icon, tone = 'neutral', level = 1, children, next = [], note, actions } = props;
  const { subject, facts = [], details, aboutLabel } = props;
  const hasAside = Boolean(subject || facts.length > 0 || details);
  const nextLevel = level === 1 ? 2 : level === 2 ? 3 : 4;
  const Aside = aboutLabel ? 'section' : 'div';
  return (
    <div className={hasAside ? styles.withAside : styles.root}>
      <div className={styles.main}>
        <div className={styles.head}>
          <Badge tone={tone}>
            <Icon name={icon} size={16} /> {state}
          </Badge>
          <Heading level={level} size="heading">
            {title}
          </Heading>
          {children}
        </div>
        {(next.length > 0 || note) && (
          <Stack gap={2}>
            {next.length > 0 && (
              <>
                <Heading level={nextLevel} size="title">
                  {say('result.whatNext')}
                </Heading>
                <ol className={styles.steps}>
                  {next.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ol>
              </>
            )}
            {note}
          </Stack>
        )}
        {actions && <Cluster gap={2}>{actions}</Cluster>}
      </div>
      {hasAside && (
        <Aside className={styles.aside} aria-label={aboutLabel}>
          {subject}
          <FactList facts={facts} />
          {details}
        </Aside>
      )}
    </div>
  );
}
