'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useSearchParams } from 'next/navigation';

export interface SimilarLinkProps {
  /** Filters fixed by the page, by search parameter. */
  settled: Readonly<Record<string, string>>;
  noun: string;
}

/** Link from a search without results to an enquiry that carries the search criteria. */
export function SimilarLink({ settled, noun }: SimilarLinkProps) {
  const say = useWords(searchMessages);
  const query = new URLSearchParams(useSearchParams().toString());
  for (const [name, value] of Object.entries(settled)) query.append(name, value);
  query.delete('page');
  query.delete('sortBy');
  const href = `/enquire?${new URLSearchParams([['about', 'similar'], ...query])}`;
  return (
    <ButtonLink variant="secondary" icon="mail" href={href}>
      {say('search.askUsToFind', { noun })}
    </ButtonLink>
  );
}
