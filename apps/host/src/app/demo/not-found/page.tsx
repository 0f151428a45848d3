import { notFound } from 'next/navigation';

/** Any other path under the demo's plain host name. */
export default function NoDemoPage(): never {
  notFound();
}
