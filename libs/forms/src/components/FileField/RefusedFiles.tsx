import { CheckboxField, Notice } from '@forecourt/ui';
import { refusedFileName, withoutFileName } from '../../model/sentFiles.ts';

export interface RefusedFilesProps {
  /** Name of the question. */
  field: string;
  /** Why, for what is not said elsewhere. */
  words: readonly string[];
  /** What the form would go without. @example 'the resume' */
  without: string;
  /** Whether the visitor has decided to go without. */
  checked: boolean;
  /** Takes that decision. */
  onCheck: (checked: boolean) => void;
}

/** Files that were not taken. A form is not sent as if they had been: going without them is the visitor's decision. */
export function RefusedFiles({ field, words, without, checked, onCheck }: RefusedFilesProps) {
  return (
    <>
      {words.length > 0 && <Notice tone="danger">{words.join(' ')}</Notice>}
      <input type="hidden" name={refusedFileName} value={field} />
      <CheckboxField
        name={withoutFileName}
        value={field}
        label={`Send the form without ${without}`}
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
      />
    </>
  );
}
