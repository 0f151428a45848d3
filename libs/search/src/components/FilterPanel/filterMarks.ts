import type { ComponentType } from 'react';

/** Pictures that the page supplies for makes and body types. Decorative: the name is always shown beside them. */
export interface FilterMarks {
  make?: ComponentType<{ make: string }>;
  body?: ComponentType<{ body: string }>;
}

/** Props of every control of a filter. */
export interface FilterControlProps {
  /** Id of the form that submits the choice without JavaScript. */
  formId?: string;
  /**
   * False in a closed section: the filter still takes part in the search but draws nothing.
   * @default true
   */
  shown?: boolean;
}
