import { tradeInMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef, useState } from 'react';

export interface SentPicture {
  id: string;
  /** Address for displaying the picture; without one an icon is shown. */
  address?: string;
}

interface PicturesAnswer {
  pictures?: SentPicture[];
  refused?: string[];
  error?: string;
}

/** @param failed what is said when there is no answer */
async function post(
  address: string,
  name: 'pictures' | 'remove',
  value: File | string,
  failed: string,
): Promise<PicturesAnswer> {
  const body = new FormData();
  body.append(name, value);
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    return (await response.json()) as PicturesAnswer;
  } catch {
    return { error: failed };
  }
}

/** Uploads pictures one by one, so that one that fails does not affect the others. */
export function usePictures(address: string, first: readonly SentPicture[]) {
  const failed = useWords(tradeInMessages)('tradeIn.picturesNotSent');
  const [pictures, setPictures] = useState(first);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(0);
  const latest = useRef(first);
  /** Local previews of the visitor's own files, by picture id. */
  const own = useRef(new Map<string, string>());
  const line = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const shown = own.current;
    return () => shown.forEach((local) => URL.revokeObjectURL(local));
  }, []);

  /** The answer lists picture ids; their addresses come from earlier answers, or from the file that was uploaded. */
  const show = (now: readonly SentPicture[], file: File | null) => {
    const before = latest.current;
    const fresh = now.filter(({ id }) => before.every((one) => one.id !== id));
    if (file && fresh[0] && fresh.length === 1) own.current.set(fresh[0].id, URL.createObjectURL(file));
    for (const { id } of before.filter((one) => now.every(({ id }) => one.id !== id))) {
      const local = own.current.get(id);
      if (local !== undefined) URL.revokeObjectURL(local);
      own.current.delete(id);
    }
    latest.current = now.map(({ id, ...told }) => {
      const known = own.current.get(id) ?? before.find((one) => one.id === id)?.address ?? told.address;
      return known === undefined ? { id } : { id, address: known };
    });
    setPictures(latest.current);
  };

  const take = ({ pictures: now, refused: why = [], error }: PicturesAnswer, file: File | null) => {
    if (now) show(now, file);
    const words = error === undefined ? why : [error];
    setRefused((before) => [...new Set([...before, ...words])]);
  };

  /** Runs one after the other, in the order of the requests. */
  const queue = (job: () => Promise<void>) => {
    line.current = line.current.then(job);
    return line.current;
  };

  return {
    pictures,
    refused,
    left,
    add(files: readonly File[]) {
      if (left === 0) setRefused([]);
      setLeft((before) => before + files.length);
      for (const file of files) {
        void queue(async () => {
          take(await post(address, 'pictures', file, failed), file);
          setLeft((before) => before - 1);
        });
      }
    },
    remove(id: string) {
      if (left === 0) setRefused([]);
      void queue(async () => take(await post(address, 'remove', id, failed), null));
    },
  };
}
