'use client';

import { compareMessages } from '@forecourt/domain/messages';
import { ButtonLink, Cluster, EmptyState, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { comparePath } from '../../model/keeping.ts';
import { useCompare } from '../../stores/useDeviceList.ts';

export interface NothingToCompareProps {
  /** Path of the site's search page. */
  searchHref: string;
  /** Address of the page; the vehicles' ids are in its query. */
  href: string;
}

/** The URL names no vehicle: offers those chosen on this device, or a link to the search. */
export function NothingToCompare({ searchHref, href }: NothingToCompareProps) {
  const say = useWords(compareMessages);
  const { vehicleNoun, vehicleNounPlural } = useSite().site.texts;
  const { vehicles } = useCompare();
  const chosen = vehicles.map(({ id }) => id);
  if (chosen.length > 1) {
    return (
      <EmptyState
        icon="compare"
        title={say('compare.youChose', { count: chosen.length, nounPlural: vehicleNounPlural })}
        action={
          <Cluster gap={2} justify="center">
            <ButtonLink href={comparePath(href, chosen)}>
              {say('compare.compareTheYouChose', { count: chosen.length })}
            </ButtonLink>
            <ButtonLink href={searchHref} variant="secondary">
              {say('compare.find', { nounPlural: vehicleNounPlural })}
            </ButtonLink>
          </Cluster>
        }
      >
        {say('compare.seeThemHereSide')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="compare"
      title={
        chosen.length === 1
          ? say('compare.oneMoreToCompare', { noun: vehicleNoun })
          : say('compare.nothingToCompareYet')
      }
      action={<ButtonLink href={searchHref}>{say('compare.find', { nounPlural: vehicleNounPlural })}</ButtonLink>}
    >
      {say('compare.pressCompareOnTwo', { nounPlural: vehicleNounPlural })}
    </EmptyState>
  );
}
