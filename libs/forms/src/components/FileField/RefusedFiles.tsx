import { formMessages } from '@forecourt/domain/messages';
import { CheckboxField, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { refusedFileName, withoutFileName } from '../../model/sentFiles.ts';

export interface RefusedFilesProps {
  /** Label of the question. */
  field: string;
  /** Reason, where it is not shown elsewhere. */
  words: readonly string[];
  /** What the form would go without. @example 'the resume' */
  without: string;
  /** Whether the visitor has chosen to go without the file. */
  checked: boolean;
  /** Called when the visitor ticks or unticks that choice. */
  onCheck: (checked: boolean) => void;
}

/**
 * Refused files, with a choice to send the form without them. Until then the form cannot be sent, so that a visitor
 * never believes a refused file went along.
 */
export function RefusedFiles({ field, words, without, checked, onCheck }: RefusedFilesProps) {
  const say = useWords(formMessages);
  return (
    <>
      {words.length > 0 && <Notice tone="danger">{words.join(' ')}</Notice>}
      <input type="hidden" name={refusedFileName} value={field} />
      <CheckboxField
        name={withoutFileName}
        value={field}
        label={say('form.sendTheFormWithout', { without })}
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
      />
    </>
  );
}
