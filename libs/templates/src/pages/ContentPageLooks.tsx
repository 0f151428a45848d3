import type { ContentPageProps } from '../contract/props.ts';
import { ContentPage } from './ContentPage.tsx';

/** A group: a quiet band above the words. */
export function GroupContentPage(props: ContentPageProps) {
  return <ContentPage {...props} head="sunken" />;
}

/** Caravans: a dark band, as on the pages that people come from. */
export function CaravanContentPage(props: ContentPageProps) {
  return <ContentPage {...props} head="inverse" />;
}
