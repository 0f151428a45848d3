import { fileMessages, formErrorMessages } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileFault, fileNoun, type FileKind, type FileWords } from '../../model/fileKinds.ts';
import { sendFiles, type FilePlace, type FilesAnswer } from './sendFiles.ts';

export interface FilesJob {
  place: FilePlace;
  kinds: readonly FileKind[] | undefined;
  max: number;
  documentMegabytes: number | undefined;
  /** Names of the files from before hydration, by id. */
  known: Readonly<Record<string, string>>;
  /** Why a file of an earlier post was refused. */
  refusedBefore: string | undefined;
  /** Ids of the files uploaded so far. */
  ids: readonly string[];
  onIds: (ids: readonly string[]) => void;
  /** Called with a running upload, so that a form can wait for it. */
  onWork: (work: Promise<void>) => void;
}

/** Prefixes a message with the file's name, unless it already contains it. */
function named({ name }: File, words: string | null, say: FileWords): string | null {
  return words === null || words.includes(name.slice(0, 57)) ? words : say('file.reason', { name, reason: words });
}

/** Uploads files one by one, so that one that fails does not affect the others. */
export function useFiles({ place, kinds, max, documentMegabytes, known: given, ...job }: FilesJob) {
  const { refusedBefore, ids, onIds, onWork } = job;
  const say = useWords(fileMessages);
  const sayErrors = useWords(formErrorMessages);
  const locale = useLocale();
  const [refused, setRefused] = useState<readonly string[]>(refusedBefore === undefined ? [] : [refusedBefore]);
  const [left, setLeft] = useState(0);
  const [names, setNames] = useState<Readonly<Record<string, string>>>(given);
  const line = useRef(Promise.resolve());
  const hasRequestedNames = useRef(false);

  const complain = (words: readonly string[]) => setRefused((before) => [...new Set([...before, ...words])]);
  const take = (answer: FilesAnswer) => {
    // Every answer lists all files of the field.
    hasRequestedNames.current ||= answer.ids !== null;
    setNames((before) => ({ ...before, ...answer.names }));
    if (answer.ids) onIds(answer.ids);
    complain(answer.refused);
  };
  const queue = (job: () => Promise<void>) => {
    line.current = line.current.then(job);
    onWork(line.current);
  };

  const add = (files: readonly File[]) => {
    const faults = files.map((file) => named(file, fileFault(file, kinds, documentMegabytes, { say, locale }), say));
    const good = files.filter((_file, place) => faults[place] === null);
    const room = Math.max(0, max - ids.length - left);
    const sent = good.slice(0, room);
    const over =
      good.length > room
        ? [
            max === 1
              ? say('file.onlyOne', { noun: fileNoun(kinds, 1, say) })
              : sayErrors('formError.tooManyFiles', { count: max, nouns: fileNoun(kinds, 2, say) }),
          ]
        : [];
    setRefused([...new Set([...faults.flatMap((fault) => fault ?? []), ...over])]);
    setLeft((count) => count + sent.length);
    const known = new Set(ids);
    for (const file of sent) {
      queue(async () => {
        const answer = await sendFiles(place, { file }, say);
        const fresh = answer.ids?.find((id) => !known.has(id));
        for (const id of answer.ids ?? []) known.add(id);
        if (fresh !== undefined) setNames((before) => ({ ...before, [fresh]: file.name }));
        take({ ...answer, refused: answer.refused.flatMap((words) => named(file, words, say) ?? []) });
        setLeft((count) => count - 1);
      });
    }
  };

  const remove = (id: string) => {
    setRefused([]);
    queue(async () => {
      take(await sendFiles(place, { remove: id }, say));
    });
  };

  const askNames = useEffectEvent(() => {
    if (hasRequestedNames.current || !kinds?.includes('document') || ids.every((id) => names[id] !== undefined)) return;
    hasRequestedNames.current = true;
    queue(async () => {
      const { names: told } = await sendFiles(place, {}, say);
      setNames((before) => ({ ...told, ...before }));
    });
  });
  // After a reload the form knows its files only by their ids; the server is asked for the documents' names.
  useEffect(() => askNames(), [ids]);

  return { refused, left, names, add, remove };
}
