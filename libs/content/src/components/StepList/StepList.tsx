import { successMessages } from '@forecourt/domain/messages';
import { Heading } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './StepList.css.ts';

export const stepListLayouts = ['column', 'row'] as const;

export interface Step {
  /** What happens, in a few words. */
  title: string;
  /** One or two sentences. */
  text: string;
}

export interface StepListProps {
  /** Steps in their order. */
  steps: readonly Step[];
  /** Heading above the steps. @default 'What happens next' */
  title?: string;
  /** 'row' puts the steps side by side where there is room. @default 'column' */
  layout?: (typeof stepListLayouts)[number];
}

/** What happens one after the other, numbered. Renders nothing without steps. */
export function StepList({ steps, title, layout = 'column' }: StepListProps) {
  const say = useWords(successMessages);
  if (steps.length === 0) return null;
  const heading = title ?? say('success.whatHappensNext');
  return (
    <section className={styles.root} aria-label={heading}>
      <Heading level={2} size={layout === 'row' ? 'heading' : 'title'}>
        {heading}
      </Heading>
      <ol className={styles.list[layout]}>
        {steps.map((step, place) => (
          <li className={styles.step[layout]} key={step.title}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{step.title}</p>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
