// The site as over a phone's network, in one respect: its type faces come late.
import { createServer } from 'node:http';

/** In ms, well past the moment of the first paint. */
const late = 600;

export async function withSlowFaces(
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.endsWith('.woff2')) await new Promise((come) => setTimeout(come, late));
    const answer = await fetch(`${origin}${url}`);
    const kind = answer.headers.get('content-type');
    response.writeHead(answer.status, kind ? { 'Content-Type': kind } : {});
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
