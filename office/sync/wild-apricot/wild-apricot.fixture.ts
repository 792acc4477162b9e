// A local server that simulates Wild Apricot, and the failures that a test asks for.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const sampleKey = 'sample-key-0123456789';
const sampleToken = 'sample-token-abcdef';

export type Kind = 'token' | 'accounts' | 'count' | 'start' | 'result' | 'unknown';

export type ReceivedRequest = {
  readonly method: string;
  readonly kind: Kind;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** Another response, none, or half of one. */
export type SimulatedFailure =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }
  | 'hang up'
  | 'hang'
  | 'break off'
  | 'as it should be';

export const busy = { status: 429, headers: { 'retry-after': '0' }, body: '' };

type Contact = Readonly<Record<string, unknown>> & { readonly Id: number };

export class SampleWildApricot {
  readonly asked: ReceivedRequest[] = [];
  contacts: readonly Contact[] = [];
  /** How many checks a result needs before it is ready. */
  looks = 2;
  /** The documents have two names for this field. */
  stateName = 'State';
  readonly #faults = new Map<Kind, SimulatedFailure[]>();
  readonly #server: Server = createServer((request, response) => {
    this.#meet(request, response).catch(() => response.destroy());
  });
  #resultId = 0;
  #looked = 0;

  /** Answers requests of a kind with these failures in turn, and repeats the last. */
  fault(kind: Kind, ...issues: readonly SimulatedFailure[]): void {
    this.#faults.set(kind, [...issues]);
  }

  heal(): void {
    this.#faults.clear();
    this.looks = 2;
    this.stateName = 'State';
  }

  async open(): Promise<URL> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    const address = this.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new URL(`http://127.0.0.1:${port}`);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const parameters = Object.fromEntries(url.searchParams);
    const asked: ReceivedRequest = {
      method: request.method ?? '',
      kind: kindOf(url.pathname, parameters),
      path: url.pathname,
      parameters,
      headers: request.headers,
      body: (await buffer(request)).toString(),
    };
    this.asked.push(asked);
    const issues = this.#faults.get(asked.kind) ?? [];
    const issue = (issues.length > 1 ? issues.shift() : issues[0]) ?? 'as it should be';
    if (issue === 'hang') return;
    if (issue === 'hang up') {
      response.destroy();
      return;
    }
    const {
      status = 200,
      headers = {},
      body,
    } = typeof issue === 'object' ? issue : this.#answer(asked);
    const isReady = typeof body === 'string' || body instanceof Uint8Array;
    const text = isReady ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    if (issue === 'break off') {
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    }
    response.end(text);
  }

  #answer(asked: ReceivedRequest): Extract<SimulatedFailure, object> {
    const { method, kind, headers, body, parameters } = asked;
    if (method !== (kind === 'token' ? 'POST' : 'GET')) return { status: 405, body: '' };
    if (kind === 'unknown') return { status: 404, body: '' };
    if (kind === 'token') {
      const login = Buffer.from(`APIKEY:${sampleKey}`).toString('base64');
      if (headers.authorization !== `Basic ${login}`)
        return { status: 401, body: { error: 'invalid_client' } };
      if (body !== 'grant_type=client_credentials&scope=auto')
        return { status: 400, body: { error: 'invalid_request' } };
      return {
        body: {
          access_token: sampleToken,
          token_type: 'Bearer',
          expires_in: 1800,
          Permissions: [{ AccountId: 58293, AvailableScopes: ['contacts_view'] }],
        },
      };
    }
    if (headers.authorization !== `Bearer ${sampleToken}`) return { status: 401, body: '' };
    if (kind === 'accounts') return { body: [{ Id: 58293, Name: 'The association' }] };
    if (kind === 'count') return { body: { Count: this.contacts.length } };
    if (kind === 'start') {
      this.#looked = 0;
      this.#resultId += 1;
      return { body: this.#state('Waiting') };
    }
    if (parameters.resultId !== `result-${this.#resultId}`) return { status: 404, body: '' };
    this.#looked += 1;
    if (this.#looked <= this.looks) return { body: this.#state('Processing') };
    const [top, skip] = [Number(parameters.$top), Number(parameters.$skip)];
    return {
      body: { ...this.#state('Complete'), Contacts: this.contacts.slice(skip, skip + top) },
    };
  }

  #state(state: string) {
    return {
      ResultId: `result-${this.#resultId}`,
      ResultUrl: 'https://api.wildapricot.org/elsewhere',
      Requested: '2026-11-22T08:00:00',
      [this.stateName]: state,
    };
  }
}

function kindOf(path: string, parameters: Readonly<Record<string, string>>): Kind {
  if (path === '/auth/token') return 'token';
  if (path === '/v2.2/accounts') return 'accounts';
  if (path !== '/v2.2/accounts/58293/contacts') return 'unknown';
  if ('$count' in parameters) return 'count';
  return 'resultId' in parameters ? 'result' : 'start';
}
