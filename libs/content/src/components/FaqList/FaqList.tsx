import { Disclosure } from '@forecourt/ui';
import type { ReactNode } from 'react';

export interface FaqEntry {
  question: string;
  answer: ReactNode;
}

export interface FaqListProps {
  /** Questions with their answers, in the order they are shown. */
  entries: readonly FaqEntry[];
}

/** Questions that open their answers, with or without JavaScript. Renders nothing without questions. */
export function FaqList({ entries }: FaqListProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      {entries.map(({ question, answer }) => (
        <Disclosure key={question} title={question} headingLevel={3}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}
