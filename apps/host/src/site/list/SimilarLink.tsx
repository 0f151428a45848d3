'use client';

import { ButtonLink } from '@forecourt/ui';
import { useSearchParams } from 'next/navigation';

export interface SimilarLinkProps {
  /** What the page itself is narrowed to, by parameter of the search. */
  settled: Readonly<Record<string, string>>;
  noun: string;
}

/** From a search that found nothing to a person who looks further, with what was searched for. */
export function SimilarLink({ settled, noun }: SimilarLinkProps) {
  const wanted = new URLSearchParams(useSearchParams().toString());
  for (const [name, value] of Object.entries(settled)) wanted.append(name, value);
  wanted.delete('page');
  wanted.delete('sortBy');
  const href = `/enquire?${new URLSearchParams([['about', 'similar'], ...wanted])}`;
  return <ButtonLink variant="secondary" icon="mail" href={href}>{`Ask us to find your ${noun}`}</ButtonLink>;
}
