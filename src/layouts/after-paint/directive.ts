// `client:painted`: an island's script is asked for when the page has been painted, never before.
import type { ClientDirective } from 'astro';

const painted: ClientDirective = (load) => {
  requestAnimationFrame(() =>
    setTimeout(async () => {
      const hydrate = await load();
      await hydrate();
    }),
  );
};

export default painted;
