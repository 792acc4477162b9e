// A test in another engine. `visitor` has a window that stays open for the next test.
import { test as base, inject } from 'vitest';
import type { Engine } from '#run/find-engines.ts';
import type { ColorScheme } from './browser-window.ts';
import { withSlowFonts } from './engine-hosts.ts';
import { openFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    origin: string;
  }
}

const openers = { Firefox: openFirefox, WebKit: openWebKit };
const openWindow = ({ name, program }: Engine, scheme: ColorScheme) =>
  openers[name](program, scheme);

export const engineTest = base
  .extend('engine', { scope: 'worker' }, () => inject('engine'))
  .extend('lightWindow', { scope: 'worker' }, async ({ engine }, { onCleanup }) => {
    const window = await openWindow(engine, 'light');
    onCleanup(window.close);
    return window;
  })
  .extend('darkWindow', { scope: 'worker' }, async ({ engine }, { onCleanup }) => {
    const window = await openWindow(engine, 'dark');
    onCleanup(window.close);
    return window;
  })
  .extend('visitor', ({ lightWindow }) => new Visitor(lightWindow, inject('origin')))
  .extend('darkVisitor', ({ darkWindow }) => new Visitor(darkWindow, inject('origin')))
  // On a first visit: nothing is cached, and the network is slow.
  .extend('newcomer', async ({ engine }, { onCleanup }) => {
    const [window, host] = await Promise.all([
      openWindow(engine, 'light'),
      withSlowFonts(inject('origin')),
    ]);
    onCleanup(async () => {
      await window.close();
      await host.close();
    });
    return new Visitor(window, host.origin);
  });
