import { Badge, Icon } from '@forecourt/ui';
import type { TagBannerText } from '../../model/tag.ts';
import * as styles from './TagBanner.css.ts';

export interface TagBannerProps {
  tag: TagBannerText;
}

const tones = {
  fuel: 'success',
  reserved: 'warning',
  certified: 'brand',
  own: 'inverse',
  comingSoon: 'inverse',
  newArrival: 'inverse',
} as const;

/** The one tag of a vehicle. The certified programme carries its shield. */
export function TagBanner({ tag }: TagBannerProps) {
  return (
    <Badge tone={tones[tag.kind]}>
      <span className={styles.words}>
        {tag.kind === 'certified' && <Icon name="shield" size={16} />}
        {tag.kind === 'fuel' && <Icon name="plug" size={16} />}
        {tag.text}
      </span>
    </Badge>
  );
}
