import { useRef, useState } from 'react';

export interface SentPicture {
  id: string;
}

interface PicturesAnswer {
  pictures?: SentPicture[];
  refused?: string[];
  error?: string;
}

const failed = 'The pictures could not be sent. Check your connection, and try again.';

async function post(address: string, body: FormData): Promise<PicturesAnswer> {
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    return (await response.json()) as PicturesAnswer;
  } catch {
    return { error: failed };
  }
}

/** Sends pictures one by one, so that one that is refused or lost takes no other with it. */
export function usePictures(address: string, first: readonly SentPicture[]) {
  const [pictures, setPictures] = useState(first);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(0);
  const underWay = useRef(false);

  const take = ({ pictures: now, refused: why = [], error }: PicturesAnswer) => {
    if (now) setPictures(now);
    const words = error === undefined ? why : [error];
    setRefused((before) => [...new Set([...before, ...words])]);
  };

  const work = async (jobs: FormData[]) => {
    if (underWay.current) return;
    underWay.current = true;
    setRefused([]);
    for (const [place, job] of jobs.entries()) {
      setLeft(jobs.length - place);
      take(await post(address, job));
    }
    setLeft(0);
    underWay.current = false;
  };

  return {
    ...{ pictures, refused, left },
    add: (files: readonly File[]) =>
      work(
        files.map((file) => {
          const job = new FormData();
          job.append('pictures', file);
          return job;
        }),
      ),
    remove: (id: string) => {
      const job = new FormData();
      job.append('remove', id);
      return work([job]);
    },
  };
}
