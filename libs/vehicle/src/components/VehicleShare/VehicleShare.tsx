import { vehicleMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { shareTargets } from '../../model/share.ts';
import { ShareMark } from './ShareMark.tsx';
import { LateShareMenu } from '../LateParts/LateParts.tsx';
import * as styles from './VehicleShare.css.ts';

export interface VehicleShareProps {
  /** Title of the shared page. @example '2023 Toyota RAV4 GXL' */
  name: string;
  /** Absolute address of its page. */
  url: string;
}

/** Shares the vehicle by the device's share sheet, else by a menu of plain links, which works without JavaScript. */
export function VehicleShare({ name, url }: VehicleShareProps) {
  const say = useWords(vehicleMessages);
  return (
    <LateShareMenu name={name} url={url}>
      {shareTargets(name, url, say).map(({ kind, label, href, inWindow }) => (
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
    </LateShareMenu>
  );
}
