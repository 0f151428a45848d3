import { platformWords, vehicleMessages, type Words } from '@forecourt/domain/messages';

export const shareKinds = ['facebook', 'x', 'whatsapp', 'linkedin', 'mail', 'sms'] as const;
export type ShareKind = (typeof shareKinds)[number];

export interface ShareTarget {
  kind: ShareKind;
  label: string;
  href: string;
  /** Opens in a small window of its own. */
  inWindow: boolean;
}

/** Size of a social site's share window, in pixels. */
export const shareWindow = { width: 550, height: 400 } as const;

/** Services to share a page with, each a plain link. @param url absolute address of the page */
export function shareTargets(
  name: string,
  url: string,
  say: Words<typeof vehicleMessages> = platformWords(vehicleMessages),
): ShareTarget[] {
  const [text, link, both] = [name, url, `${name} ${url}`].map(encodeURIComponent);
  return [
    {
      kind: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
      inWindow: true,
    },
    { kind: 'x', label: 'X', href: `https://x.com/intent/post?text=${text}&url=${link}`, inWindow: true },
    { kind: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${both}`, inWindow: true },
    {
      kind: 'linkedin',
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
      inWindow: true,
    },
    { kind: 'mail', label: say('vehicle.email'), href: `mailto:?subject=${text}&body=${both}`, inWindow: false },
    { kind: 'sms', label: say('vehicle.textMessage'), href: `sms:?&body=${both}`, inWindow: false },
  ];
}
