import { Button, Icon, Notice, Text } from '@forecourt/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { acceptedTypes, acceptedWords, fileNoun, mostFiles, type FileKind } from '../../model/fileKinds.ts';
import * as styles from './FileField.css.ts';
import type { FilePlace } from './sendFiles.ts';
import { useFiles } from './useFiles.ts';

export interface FileFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** @default pictures only */
  kinds?: readonly FileKind[];
  /** @default 8 */
  most?: number;
  place: FilePlace;
  /** Ids of the files sent so far. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** Hears of files on their way, so that a form can wait for them. */
  onWork?: (work: Promise<void>) => void;
}

const unheard = () => undefined;

/** Files that are sent as soon as they are chosen or dropped. Out of sight without a script. */
export function FileField({
  id,
  label,
  hint,
  error,
  kinds,
  most = mostFiles,
  place,
  value,
  onChange,
  onWork = unheard,
}: FileFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const { refused, left, names, add, remove } = useFiles({ place, kinds, most, ids: value, onIds: onChange, onWork });
  const noun = fileNoun(kinds);
  const called = noun.charAt(0).toUpperCase() + noun.slice(1);
  const several = fileNoun(kinds, most);
  const limits = `Up to ${most} ${several} of 10 MB each: ${acceptedWords(kinds)}.`;
  const sending = `Sending ${fileNoun(kinds, left)}: ${left} to go`;

  const takeEarly = useEffectEvent(() => {
    const early = [...(box.current?.files ?? [])];
    if (!box.current || early.length === 0) return;
    box.current.value = '';
    add(early);
  });
  // A visitor may have chosen before the script came.
  useEffect(() => takeEarly(), []);

  return (
    <div className={styles.root}>
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
          {limits}
        </Text>
      </div>
      <div className={styles.drop} data-invalid={error ? '' : undefined}>
        <input
          ref={box}
          className={styles.box}
          id={id}
          type="file"
          multiple={most > 1}
          accept={acceptedTypes(kinds)}
          aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length > 0) add(chosen);
          }}
        />
        <span className={styles.choose} aria-hidden="true">
          <Icon name={noun === 'picture' ? 'camera' : 'document'} />
          <span>
            Choose {several}
            <span className={styles.orDrop}> or drop {most > 1 ? 'them' : 'it'} here</span>
          </span>
        </span>
      </div>
      {value.length > 0 && (
        <ol className={styles.list} aria-label={`Added ${several}`}>
          {value.map((file, index) => (
            <li className={styles.item} key={file}>
              <span className={styles.name}>
                {`${called} ${index + 1}`}
                {names[file] !== undefined && <span className={styles.optional}>{` ${names[file]}`}</span>}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => {
                  // The button goes away with the file; the keyboard's place must not.
                  box.current?.focus();
                  remove(file);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div role="status">
        {(left > 0 || value.length > 0) && (
          <Text size="small">{left > 0 ? sending : `${value.length} of ${most} ${several} added`}</Text>
        )}
      </div>
      {refused.length > 0 && <Notice tone="danger">{refused.join(' ')}</Notice>}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
