// A test whose map gets its tiles from a server of the test.
import type { ServerResponse } from 'node:http';
import { startServer } from './site-host.ts';
import { blankTile, test as watched } from './watched-page.ts';

export type TileHost = {
  /** Paths of the requested tiles. */
  readonly asked: string[];
  answer: (response: ServerResponse) => void;
};

export const tileTest = watched.extend<{ tiles: TileHost }>({
  tiles: async ({ page }, use) => {
    const answer = (response: ServerResponse) =>
      void response.writeHead(200, { 'Content-Type': 'image/png' }).end(blankTile);
    const host: TileHost = { asked: [], answer };
    const server = await startServer((request, response) => {
      host.asked.push(request.url ?? '');
      host.answer(response);
    });
    await page.route(
      ({ origin }) => origin.startsWith('https://tile.'),
      async (route) => {
        const { pathname } = new URL(route.request().url());
        const response = await route
          .fetch({ url: `${server.origin}${pathname}`, timeout: 0 })
          .catch(() => undefined);
        await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
      },
    );
    await use(host);
    await server.close();
  },
});
