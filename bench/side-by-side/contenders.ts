// The two sites that are compared: where they lie, and what is what on their pages.
import type { Site } from '../host/pages-host.ts';
import { withMembers } from '../synthetic-members.ts';

export type Contender = {
  readonly name: 'this site' | 'generated';
  /** The built site; with a number, with as many invented members. */
  readonly site: (members?: number) => Site;
  /** Whether it has files kept for times without a network. */
  readonly keepsFiles: boolean;
  readonly finder: {
    /** There once the search box can be used. */
    readonly awake: string;
    /** There once its code has come, after the visitor turned to the box. */
    readonly ready: string;
    readonly part: string;
    readonly card: string;
    readonly mark: string;
  };
  /** The link in the header to the page about the association. */
  readonly link: string;
};

/** One of them on a host. */
export type Served = Contender & { readonly port: number };

const ours: Contender = {
  name: 'this site',
  site: (members) => ({
    folder: 'dist',
    ...(members && {
      instead: (file, text) => (/\/answer\..*js$/.test(file) ? withMembers(text, members) : text),
    }),
  }),
  keepsFiles: true,
  finder: {
    awake: 'astro-island:not([ssr])',
    ready: '.finder-answer',
    part: '.finder',
    card: '.finder-list [data-member]',
    mark: '.map-mark',
  },
  link: 'header a[href="/about"]',
};

const baseline: Contender = {
  name: 'generated',
  site: (members) => ({
    folder: `.built/baseline/${members ?? 'site'}`,
    otherwise: '/index.html',
  }),
  keepsFiles: false,
  finder: {
    awake: '#near',
    ready: '#near',
    part: '#finder',
    card: '[data-card]',
    mark: '.leaflet-marker-icon',
  },
  link: 'header a[href="/about"]',
};

export const contenders = [ours, baseline] as const;
