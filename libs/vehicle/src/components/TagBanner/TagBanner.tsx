import { Badge, Icon, type IconName } from '@forecourt/ui';
import type { TagBannerText, TagKind } from '../../model/tag.ts';
import { CertifiedSeal } from './CertifiedSeal.tsx';
import * as styles from './TagBanner.css.ts';

export interface TagBannerProps {
  /** The tag, from `tagBanner`. */
  tag: TagBannerText;
}

type Tone = 'success' | 'warning' | 'inverse' | 'neutral';

/** Colour and icon of each kind of tag, so that a list can be scanned without reading. */
const looks: Record<Exclude<TagKind, 'certified' | 'newArrival'>, { tone: Tone; icon: IconName | null }> = {
  fuel: { tone: 'success', icon: 'plug' },
  reserved: { tone: 'warning', icon: 'clock' },
  own: { tone: 'inverse', icon: null },
  comingSoon: { tone: 'neutral', icon: 'calendar' },
};

/** The tag of a vehicle. For the certified programme it is a badge with a seal. */
export function TagBanner({ tag }: TagBannerProps) {
  if (tag.kind === 'certified') {
    return (
      <span className={styles.certified}>
        <CertifiedSeal />
        {tag.text}
      </span>
    );
  }
  if (tag.kind === 'newArrival') {
    return (
      <span className={styles.newArrival}>
        <Icon name="star" size={16} />
        {tag.text}
      </span>
    );
  }
  const { tone, icon } = looks[tag.kind];
  return (
    <Badge tone={tone}>
      <span className={styles.words}>
        {icon && <Icon name={icon} size={16} />}
        {tag.text}
      </span>
    </Badge>
  );
}
