import { pageHref } from './pages/pageHref.ts';

interface NamedPlace {
  slug: string;
}

/** Page of one place. @example placePath({ slug: 'bathurst' }) // '/locations/bathurst' */
export const placePath = ({ slug }: NamedPlace): string => pageHref('location', { location: slug });

/** The people of one place. @example teamPath({ slug: 'bathurst' }) // '/teams/bathurst' */
export const teamPath = ({ slug }: NamedPlace): string => pageHref('team', { location: slug });
