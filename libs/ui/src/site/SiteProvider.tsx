'use client';

import type { ClientSite, Flags, Track } from '@forecourt/domain';
import { createContext, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { reportAwake } from '../early/earlyTaps.ts';
import { PlainLink, type LinkProps } from './PlainLink.tsx';
import { imageUrl, ownImages, type ImageSettings, type ImageUrl } from './imageUrl.ts';
import { reportMissing } from './reportMissing.ts';

/** Site context of all components. Set once per page, by the host or the catalogue. */
export interface SiteContext {
  site: ClientSite;
  /** The router's link component; a plain anchor unless the host supplies one. */
  Link: ComponentType<LinkProps>;
  /** Address of a picture at a width in pixels. */
  imageUrl: ImageUrl;
  track: Track;
}

/** Null outside a provider. */
export const Context = createContext<SiteContext | null>(null);

export interface SiteProviderProps {
  /** The public part of the site. */
  site: ClientSite;
  /** The router's link component; a plain anchor when left out. */
  Link?: ComponentType<LinkProps>;
  /** Service that resizes pictures on other hosts. @default none: they are shown unchanged */
  images?: ImageSettings;
  /** Receives analytics events; dropped when left out. */
  track?: Track;
  /** The whole page. */
  children: ReactNode;
}

const silent: Track = () => undefined;

/** Provides the site, its flags and the host's own link, image and tracking implementations. Announces hydration. */
export function SiteProvider({
  site,
  Link = PlainLink,
  images = ownImages,
  track = silent,
  children,
}: SiteProviderProps) {
  useEffect(reportAwake, []);
  useEffect(reportMissing, []);
  const sized: ImageUrl = (url, width) => imageUrl(url, width, images);
  return <Context value={{ site, Link, imageUrl: sized, track }}>{children}</Context>;
}

/** @throws outside a SiteProvider: a bug of the page, not of the visitor. */
export function useSite(): SiteContext {
  const found = use(Context);
  if (!found) throw new Error('This component needs a SiteProvider around it.');
  return found;
}

export function useFlag(name: keyof Flags): boolean {
  return useSite().site.flags[name];
}
