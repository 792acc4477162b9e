// `client:painted`: an island's script is asked for when the page has been painted, never before.
import type { ClientDirective } from 'astro';
import { whenPainted } from './when-painted.ts';

const painted: ClientDirective = (load) =>
  whenPainted(async () => {
    const hydrate = await load();
    await hydrate();
  });

export default painted;
