// A test of a journey: `visitor` has a window of the engine whose turn it is. The window stays open
// for the next test.
import { test as base, inject } from 'vitest';
import type { Engine } from '#run/engines/find-servers.ts';
import { openFirefox } from './firefox.ts';
import { withSlowFaces } from './slow-faces.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    origin: string;
  }
}

const open = { Firefox: openFirefox, WebKit: openWebKit };

export const engineTest = base
  .extend('engine', { scope: 'worker' }, () => inject('engine'))
  .extend('lightWindow', { scope: 'worker' }, async ({ engine }, { onCleanup }) => {
    const window = await open[engine.name](engine.program, 'light');
    onCleanup(window.close);
    return window;
  })
  .extend('darkWindow', { scope: 'worker' }, async ({ engine }, { onCleanup }) => {
    const window = await open[engine.name](engine.program, 'dark');
    onCleanup(window.close);
    return window;
  })
  .extend('visitor', ({ lightWindow }) => new Visitor(lightWindow, inject('origin')))
  .extend('darkVisitor', ({ darkWindow }) => new Visitor(darkWindow, inject('origin')))
  // With nothing of the site in its memory, on a network that takes its time: a first visit.
  .extend('newcomer', async ({ engine }, { onCleanup }) => {
    const [window, host] = await Promise.all([
      open[engine.name](engine.program, 'light'),
      withSlowFaces(inject('origin')),
    ]);
    onCleanup(async () => {
      await window.close();
      host.close();
    });
    return new Visitor(window, host.origin);
  });
