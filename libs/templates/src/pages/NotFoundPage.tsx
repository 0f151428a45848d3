import { NotFoundMessage } from '@forecourt/content';
import type { NotFoundPageProps } from '../contract/props.ts';

/** Page for unknown addresses. */
export function NotFoundPage({ site }: NotFoundPageProps) {
  return (
    <NotFoundMessage
      searchPath={site.paths.search}
      contactPath={site.paths.contact}
      nounPlural={site.texts.vehicleNounPlural}
    />
  );
}
