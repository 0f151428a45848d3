import { Icon, Text } from '@forecourt/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  acceptedTypes,
  fileNoun,
  limitWords,
  maxFiles,
  usualDocumentMegabytes,
  type FileKind,
} from '../../model/fileKinds.ts';
import * as styles from './FileField.css.ts';
import { AttachedFile } from './AttachedFile.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { FilePlace } from './sendFiles.ts';
import { useFiles } from './useFiles.ts';

export interface FileFieldProps {
  /** Id of the element in the page. */
  id: string;
  /** The question. */
  label: string;
  /** Help that is always seen. */
  hint?: string;
  /** What is wrong with the answer, in a sentence. */
  error?: string;
  /** What may be sent. @default pictures only */
  kinds?: readonly FileKind[];
  /** How many files may be sent. @default 8 */
  max?: number;
  /** Megabytes that one document may have. @default 5 */
  documentMegabytes?: number;
  /** Posts under this name where no script takes the files. Without it the field is out of sight there. */
  plainName?: string;
  /** What files are called that came with an earlier post, by id. */
  known?: Readonly<Record<string, string>>;
  /** Why a file of an earlier post was refused, while its visitor has not decided what to do about it. */
  refusedBefore?: string;
  /** Where files are sent to, and for which form. */
  place: FilePlace;
  /** Ids of the files sent so far. */
  value: readonly string[];
  /** Takes the ids of the files sent so far. */
  onChange: (ids: readonly string[]) => void;
  /** Hears of files on their way, so that a form can wait for them. */
  onWork?: (work: Promise<void>) => void;
  /** Hears whether a file was refused, and its visitor neither chose another nor decided to go without. */
  onUnsettled?: (isUnsettled: boolean) => void;
}

const unheard = () => undefined;
const noNames = {};
const picturesOnly: readonly FileKind[] = ['picture'];

/** Files that are sent as soon as they are chosen or dropped; without a script, with the form around them. */
export function FileField({
  id,
  label,
  hint,
  error,
  kinds = picturesOnly,
  max = maxFiles,
  documentMegabytes = usualDocumentMegabytes,
  plainName,
  known = noNames,
  refusedBefore,
  place,
  value,
  onChange,
  onWork = unheard,
  onUnsettled = unheard,
}: FileFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const { refused, left, names, add, remove } = useFiles({
    place,
    kinds,
    max,
    documentMegabytes,
    known,
    refusedBefore,
    onWork,
    ids: value,
    onIds: onChange,
  });
  const noun = fileNoun(kinds);
  const called = noun.charAt(0).toUpperCase() + noun.slice(1);
  const several = fileNoun(kinds, max);
  const added = max === 1 ? `${called} added` : `${value.length} of ${max} ${several} added`;
  const sending = `Sending ${fileNoun(kinds, left)}: ${left} to go`;

  const takeEarly = useEffectEvent(() => {
    const early = [...(box.current?.files ?? [])];
    if (!box.current || early.length === 0) return;
    box.current.value = '';
    add(early);
  });
  // A visitor may have chosen before the script came.
  useEffect(() => takeEarly(), []);

  const [isWithout, setIsWithout] = useState(false);
  const isUnsettled = refused.length > 0 && !isWithout;
  const notifyUnsettled = useEffectEvent(() => onUnsettled(isUnsettled));
  useEffect(() => notifyUnsettled(), [isUnsettled]);

  return (
    <div className={plainName === undefined ? styles.scripted : styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className={styles.optional}> (optional)</span>
      </label>
      <div id={`${id}-hint`}>
        {hint && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
        <Text size="small" tone="muted">
          {limitWords(kinds, max, documentMegabytes)}
        </Text>
      </div>
      <div className={styles.drop} data-invalid={error ? '' : undefined}>
        <input
          ref={box}
          className={styles.box}
          id={id}
          type="file"
          name={plainName}
          multiple={max > 1}
          accept={acceptedTypes(kinds)}
          aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length === 0) return;
            setIsWithout(false);
            add(chosen);
          }}
        />
        <span className={styles.choose} aria-hidden="true">
          <Icon name={noun === 'picture' ? 'camera' : 'document'} />
          <span>
            Choose {max === 1 ? `a ${noun}` : several}
            <span className={styles.orDrop}> or drop {max > 1 ? 'them' : 'it'} here</span>
          </span>
        </span>
      </div>
      {value.length > 0 && (
        <ol className={styles.list} aria-label={`Added ${several}`}>
          {value.map((file, index) => (
            <AttachedFile
              key={file}
              id={file}
              called={max === 1 ? (names[file] ?? called) : `${called} ${index + 1}`}
              name={max === 1 ? undefined : names[file]}
              removal={max === 1 ? `Remove ${label.toLowerCase()}` : `Remove ${noun} ${index + 1}`}
              plainName={plainName}
              onRemove={() => {
                // The button goes away with the file; the keyboard's place must not.
                box.current?.focus();
                remove(file);
              }}
            />
          ))}
        </ol>
      )}
      <div role="status">
        {(left > 0 || value.length > 0) && <Text size="small">{left > 0 ? sending : added}</Text>}
      </div>
      {refused.length > 0 && (
        <RefusedFiles
          field={place.field}
          words={refused.filter((words) => words !== error)}
          without={max === 1 && value.length === 0 ? `the ${label.toLowerCase()}` : 'what was not accepted'}
          checked={isWithout}
          onCheck={setIsWithout}
        />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
