import { locationMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import * as styles from './PlaceMap.css.ts';

export interface ZoomButtonsProps {
  /** Goes one step closer. */
  onZoomIn: () => void;
  /** Goes one step farther. */
  onZoomOut: () => void;
}

/** Zoom in and out, for visitors who neither pinch nor use a keyboard. */
export function ZoomButtons({ onZoomIn, onZoomOut }: ZoomButtonsProps) {
  const say = useWords(locationMessages);
  return (
    <div className={styles.zoom}>
      <button className={styles.zoomButton} type="button" aria-label={say('location.zoomIn')} onClick={onZoomIn}>
        <svg className={styles.zoomSign} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2v12M2 8h12" />
        </svg>
      </button>
      <button className={styles.zoomButton} type="button" aria-label={say('location.zoomOut')} onClick={onZoomOut}>
        <svg className={styles.zoomSign} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 8h12" />
        </svg>
      </button>
    </div>
  );
}
