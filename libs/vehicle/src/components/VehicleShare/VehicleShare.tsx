import { shareTargets } from '../../model/share.ts';
import { ShareMark } from './ShareMark.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import * as styles from './VehicleShare.css.ts';

export interface VehicleShareProps {
  /** What is shared. @example '2023 Toyota RAV4 GXL' */
  name: string;
  /** Absolute address of its page. */
  url: string;
}

/**
 * Tells somebody else of the vehicle: by the device's own sheet, else by a menu of plain links, which works without
 * JavaScript.
 */
export function VehicleShare({ name, url }: VehicleShareProps) {
  return (
    <ShareMenu name={name} url={url}>
      {shareTargets(name, url).map(({ kind, label, href, inWindow }) => (
        <li key={kind}>
          <a
            className={styles.choice}
            href={href}
            {...(inWindow && { target: '_blank', rel: 'noopener', 'data-window': '' })}
          >
            <ShareMark kind={kind} />
            {label}
          </a>
        </li>
      ))}
    </ShareMenu>
  );
}
