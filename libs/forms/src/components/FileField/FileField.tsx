import { fileMessages, formMessages } from '@forecourt/domain/messages';
import { Icon, Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
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
  /** Id of the input element. */
  id: string;
  /** Label of the question. */
  label: string;
  /** Help text that is always visible. */
  hint?: string;
  /** Error message, in a sentence. */
  error?: string;
  /** Kinds of files that are allowed. @default pictures only */
  kinds?: readonly FileKind[];
  /** Maximum number of files. @default 8 */
  max?: number;
  /** Maximum size of one document, in megabytes. @default 5 */
  documentMegabytes?: number;
  /** Name of the input when the form is posted without a script. Left out, the field is hidden without JavaScript. */
  plainName?: string;
  /** Names of the files from an earlier post, by id. */
  known?: Readonly<Record<string, string>>;
  /**
   * Why a file of an earlier post was refused, while the visitor has not yet replaced it or chosen to go without it.
   */
  refusedBefore?: string;
  /** Upload endpoint, form and key. */
  place: FilePlace;
  /** Ids of the files uploaded so far. */
  value: readonly string[];
  /** Called with the ids of the files uploaded so far. */
  onChange: (ids: readonly string[]) => void;
  /** Called with a running upload, so that a form can wait for it. */
  onWork?: (work: Promise<void>) => void;
  /** Called when a file is refused, and when the visitor has replaced it or chosen to go without it. */
  onUnsettled?: (isUnsettled: boolean) => void;
}

const unheard = () => undefined;
const noNames = {};
const picturesOnly: readonly FileKind[] = ['picture'];

/** Files that are uploaded as soon as they are chosen or dropped; without a script they are posted with the form. */
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
  const say = useWords(formMessages);
  const sayFiles = useWords(fileMessages);
  const locale = useLocale();
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
  const noun = fileNoun(kinds, 1, sayFiles);
  const called = noun.charAt(0).toUpperCase() + noun.slice(1);
  const several = fileNoun(kinds, max, sayFiles);
  const added =
    max === 1
      ? sayFiles('file.oneAdded', { noun: called })
      : sayFiles('file.severalAdded', { count: value.length, max, nouns: several });
  const sending = say('form.sending', { nouns: fileNoun(kinds, left, sayFiles), count: left });
  const numbered = (one: string, place: number) => sayFiles('file.numbered', { noun: one, number: place + 1 });
  const small = label.toLowerCase();

  const takeEarly = useEffectEvent(() => {
    const early = [...(box.current?.files ?? [])];
    if (!box.current || early.length === 0) return;
    box.current.value = '';
    add(early);
  });
  // Files may have been chosen before hydration.
  useEffect(() => takeEarly(), []);

  const [isWithout, setIsWithout] = useState(false);
  const isUnsettled = refused.length > 0 && !isWithout;
  const notifyUnsettled = useEffectEvent(() => onUnsettled(isUnsettled));
  useEffect(() => notifyUnsettled(), [isUnsettled]);

  return (
    <div className={plainName === undefined ? styles.scripted : styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className={styles.optional}> {say('form.optional')}</span>
      </label>
      <div id={`${id}-hint`}>
        {hint && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
        <Text size="small" tone="muted">
          {limitWords(kinds, max, documentMegabytes, { say: sayFiles, locale })}
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
          <Icon name={kinds.every((kind) => kind === 'picture') ? 'camera' : 'document'} />
          <span>
            {max === 1 ? say('form.chooseOne', { noun }) : say('form.chooseSeveral', { nouns: several })}
            <span className={styles.orDrop}> {max > 1 ? say('form.orDropThem') : say('form.orDropIt')}</span>
          </span>
        </span>
      </div>
      {value.length > 0 && (
        <ol className={styles.list} aria-label={say('form.added', { several })}>
          {value.map((file, index) => (
            <AttachedFile
              key={file}
              id={file}
              called={max === 1 ? (names[file] ?? called) : numbered(called, index)}
              name={max === 1 ? undefined : names[file]}
              removal={sayFiles('file.removeNamed', { name: max === 1 ? small : numbered(noun, index) })}
              plainName={plainName}
              onRemove={() => {
                // The remove button disappears with its file, so the focus must move.
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
          without={
            max === 1 && value.length === 0 ? sayFiles('file.theNamed', { label: small }) : sayFiles('file.notAccepted')
          }
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
