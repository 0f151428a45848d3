import type { ComponentType } from 'react';

/** Pictures the page brings for makes and body types. Decoration: the name always stands beside them. */
export interface FilterMarks {
  make?: ComponentType<{ make: string }>;
  body?: ComponentType<{ body: string }>;
}

/** Props of every control of a filter. */
export interface FilterControlProps {
  /** Form that sends the choice when there is no JavaScript. */
  formId?: string;
  /**
   * False behind a closed section: the filter still counts and searches, but draws nothing.
   * @default true
   */
  shown?: boolean;
}
