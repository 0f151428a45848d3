import type { ContentPageProps } from '../contract/props.ts';
import { ContentPage } from './ContentPage.tsx';

/** Group: a light band above the text. */
export function GroupContentPage(props: ContentPageProps) {
  return <ContentPage {...props} head="sunken" />;
}

/** Caravans: a dark band, as on the other pages. */
export function CaravanContentPage(props: ContentPageProps) {
  return <ContentPage {...props} head="inverse" />;
}
