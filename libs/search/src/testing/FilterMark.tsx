import { Icon } from '@forecourt/ui';

/** Placeholder for a logo or an outline in stories; pages supply the real ones. */
export function FilterMark({ name }: { name: string }) {
  return <Icon name={name.length % 2 ? 'car' : 'suv'} size={32} />;
}
