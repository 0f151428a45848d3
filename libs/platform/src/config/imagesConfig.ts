import { z } from 'zod';

const hostPattern =
  /^(https?:\/\/)?((?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?)(?::(\d{1,5}))?$/;
/** Wildcards such as `*.com` or `*.com.au`, which would allow pictures from anyone's domain. */
const tooWide = /^\*\.[^.]+$|^\*\.(?:com|net|org|gov|edu|asn|id|co|ac)\.[a-z]{2}$/;
const defaultPorts: Readonly<Record<string, string>> = { 'https://': '443', 'http://': '80' };

/** @returns the origin, with `*.` where every host below is meant, or null if it is not a valid host name */
function readHost(text: string): string | null {
  const match = hostPattern.exec(text.trim().toLowerCase());
  if (!match) return null;
  const [, scheme = 'https://', host = '', port] = match;
  if (tooWide.test(host) || Number(port ?? 1) > 65_535 || Number(port ?? 1) < 1) return null;
  return `${scheme}${host}${port && port !== defaultPorts[scheme] ? `:${port}` : ''}`;
}

const cdnPlaces: readonly string[] = ['url', 'rawUrl', 'width'];

function isCdnTemplate(text: string): boolean {
  const places = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return (
    /^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[^\s"'<>\\]*$/i.test(text) &&
    places.every((name) => cdnPlaces.includes(name)) &&
    places.includes('width') &&
    places.includes('url') !== places.includes('rawUrl') &&
    !/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))
  );
}

/** The pictures' share of the environment. */
export const imageVariables = {
  FORECOURT_IMAGE_HOSTS: z
    .string()
    .transform((text) => text.split(',').filter((one) => one.trim() !== ''))
    .refine(
      (hosts) => hosts.every((host) => readHost(host) !== null),
      "must be host names such as 'pictures.example.com' or '*.example.com', with commas between them",
    )
    .transform((hosts) => [...new Set(hosts.flatMap((host) => readHost(host) ?? []))])
    .default([]),
  FORECOURT_IMAGE_CDN: z
    .string()
    .refine(
      isCdnTemplate,
      "must be an https address with {width} and {url} or {rawUrl}, such as 'https://img.example/{width}/{url}'",
    )
    .optional(),
};

type ImageValues = z.output<z.ZodObject<typeof imageVariables>>;

export interface ImageConfig {
  /** Origins whose pictures are fetched and resized; `https://*.example.com` means every host below. */
  hosts: string[];
  /** Address of a picture at an image service, with `{width}` and `{url}` or `{rawUrl}`; null: this program resizes. */
  cdn: string | null;
}

export function readImageConfig(values: ImageValues): ImageConfig {
  return { hosts: values.FORECOURT_IMAGE_HOSTS, cdn: values.FORECOURT_IMAGE_CDN ?? null };
}

/** What a page's policy must allow as a source of pictures beside its own origin. Every https host where none is named. */
export function pictureOrigins({ hosts, cdn }: ImageConfig): string[] {
  if (hosts.length === 0 && cdn === null) return ['https:'];
  const secure = hosts.filter((host) => host.startsWith('https:'));
  return [...new Set([...(cdn === null ? [] : [new URL(cdn).origin]), ...secure])];
}
