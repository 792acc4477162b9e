// A test whose map has its tiles from a server of its own, on another local port.
import { createServer, type Server, type ServerResponse } from 'node:http';
import { test as watched } from './watched-page.ts';

export type TileHost = { readonly asked: string[]; answer: (response: ServerResponse) => void };

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const aTile = (response: ServerResponse) => {
  response.setHeader('Content-Type', 'image/png');
  response.end(pixel);
};

export const tileTest = watched.extend<{ tiles: TileHost }>({
  tiles: async ({ page }, use) => {
    const host: TileHost = { asked: [], answer: aTile };
    const server: Server = createServer((request, response) => {
      host.asked.push(request.url ?? '');
      host.answer(response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await page.route(
      ({ origin }) => origin.startsWith('https://tile.'),
      async (route) => {
        const { pathname } = new URL(route.request().url());
        const response = await route
          .fetch({ url: `http://127.0.0.1:${port}${pathname}`, timeout: 0 })
          .catch(() => undefined);
        await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
      },
    );
    await use(host);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});
