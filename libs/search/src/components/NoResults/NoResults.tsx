'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, ButtonLink, Cluster, EmptyState } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useChosenFilters } from '../CurrentFilters/useChosenFilters.ts';

export interface NoResultsProps {
  filters: readonly FilterSection[];
  nounPlural: string;
  /** Where the whole stock is listed. */
  basePath: string;
  /** A further way out. @example a link to the enquiry form */
  action?: ReactNode;
}

/** Nothing was found: the choices to take back, one by one or all together. */
export function NoResults({ filters, nounPlural, basePath, action }: NoResultsProps) {
  const { chosen, clearAll } = useChosenFilters(filters);
  return (
    <EmptyState
      title={`No ${nounPlural} match your search`}
      action={
        <Cluster gap={1} justify="center">
          {chosen.map(({ key, text, drop }) => (
            <Button key={key} variant="secondary" icon="close" onClick={drop}>
              {`Without ${text}`}
            </Button>
          ))}
          {chosen.length > 1 && <Button onClick={clearAll}>Clear all filters</Button>}
          <ButtonLink variant="quiet" href={basePath}>
            {`See all ${nounPlural}`}
          </ButtonLink>
          {action}
        </Cluster>
      }
    >
      {chosen.length
        ? 'Take one of your choices back to see more.'
        : `There are no ${nounPlural} listed here right now. Please look again soon.`}
    </EmptyState>
  );
}
