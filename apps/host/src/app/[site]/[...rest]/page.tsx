import { notFound } from 'next/navigation';

/** Any path that no page answers: the site's own 404. */
export default function UnknownPage(): never {
  notFound();
}
