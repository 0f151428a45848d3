import type { ShareKind } from '../../model/share.ts';
import { mark } from './VehicleShare.css.ts';

/** Plain outlines that suggest each service; its name is shown beside it. */
const shapes: Readonly<Record<ShareKind | 'copy', readonly string[]>> = {
  facebook: ['M14.5 20v-7h2.6l.5-3h-3.1V8.2c0-1 .4-1.7 1.8-1.7h1.4V4a13 13 0 0 0-2.2-.2c-2.5 0-4 1.5-4 4V10H9v3h2.5v7'],
  x: ['M5 5l14 14', 'M19 5 5 19'],
  whatsapp: ['M4.5 19.5l1.2-4A7.7 7.7 0 1 1 8.6 18.3z', 'M9 9.3c.3 2.8 2.6 5.2 5.6 5.6'],
  linkedin: ['M5 10v9', 'M5 6v.1', 'M10 19v-9', 'M10 14a4 4 0 0 1 8 0v5'],
  mail: ['M4 6h16v12H4z', 'm4.5 7 7.5 6 7.5-6'],
  sms: ['M4 5h16v11h-9l-4 4v-4H4z', 'M8 9h8', 'M8 12h5'],
  copy: ['M9 9h10v11H9z', 'M15 9V4H5v11h4'],
};

/** Icon of one way to share. */
export function ShareMark({ kind }: { kind: ShareKind | 'copy' }) {
  return (
    <svg
      className={mark}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[kind].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
