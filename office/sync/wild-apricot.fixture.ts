// A local server that simulates Wild Apricot, with contacts as its documents show them and failures that a test asks for.
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const sampleKey = 'sample-key-0123456789';

export type Kind = 'token' | 'accounts' | 'count' | 'start' | 'result' | 'unknown';
/** Another response, none, or half of one. */
export type SimulatedFailure =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }
  | 'hang up'
  | 'hang'
  | 'break off'
  | 'as it should be';

export const busy = { status: 429, headers: { 'retry-after': '0' }, body: '' };

/** A contact with these cells of the list, and some of its fields with other values. */
export function sampleContact(
  Id: number,
  [first, last, phone, email, city, zip]: readonly string[],
  given: Readonly<Record<string, unknown>> = {},
) {
  const fields = {
    IsArchived: ['Archived', false],
    IsMember: ['Member', true],
    AccessToProfileByOthers: ['Access to profile by others', true],
    Phone: ['Phone', phone],
    Avatar: ['Avatar', { Id: 'face.png', Url: 'https://example.org/face.png' }],
    Groups: ['Group participation', [{ Id: 8, Label: 'Board' }]],
    'custom-1': ['City', city],
    'custom-2': ['State', { Id: 4, Label: 'UT' }],
    'custom-3': ['Zip Code', zip],
  } as const;
  return {
    Id,
    FirstName: first,
    LastName: last,
    Email: email,
    MembershipLevel: { Id: 902, Url: '', Name: 'Certified Residential' },
    MembershipEnabled: true,
    Status: String(given.Status ?? 'Active'),
    FieldValues: Object.entries(fields).map(([SystemCode, [FieldName, Value]]) => ({
      FieldName,
      SystemCode,
      Value: SystemCode in given ? given[SystemCode] : Value,
    })),
  };
}

type Asked = {
  readonly method: string;
  readonly kind: Kind;
  readonly authorization: string;
  readonly parameters: Readonly<Record<string, string>>;
};

function kindOf(path: string, parameters: Asked['parameters']): Kind {
  if (path === '/auth/token') return 'token';
  if (path === '/v2.2/accounts') return 'accounts';
  if (path !== '/v2.2/accounts/58293/contacts') return 'unknown';
  if ('$count' in parameters) return 'count';
  return 'resultId' in parameters ? 'result' : 'start';
}

export class SampleWildApricot {
  readonly asked: Asked[] = [];
  contacts: readonly ReturnType<typeof sampleContact>[] = [];
  /** How many checks a result needs before it is ready. */
  looks = 0;
  readonly #failures = new Map<Kind, SimulatedFailure[]>();
  #looked = 0;
  readonly #server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const parameters = Object.fromEntries(url.searchParams);
    const kind = kindOf(url.pathname, parameters);
    const { method = '', headers } = request;
    const asked = { method, kind, parameters, authorization: headers.authorization ?? '' };
    this.asked.push(asked);
    await buffer(request);
    const failures = this.#failures.get(kind) ?? [];
    const failure = (failures.length > 1 ? failures.shift() : failures[0]) ?? 'as it should be';
    if (failure === 'hang') return;
    if (failure === 'hang up') {
      response.destroy();
      return;
    }
    const answer = typeof failure === 'object' ? failure : this.#answer(asked);
    const isReady = typeof answer.body === 'string' || answer.body instanceof Uint8Array;
    const text = isReady ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status ?? 200, answer.headers);
    if (failure === 'break off') response.write('{"State"', () => response.destroy());
    else response.end(text);
  });

  /** Answers requests of a kind with these failures in turn, and repeats the last. */
  fail(kind: Kind, ...failures: readonly SimulatedFailure[]): void {
    this.#failures.set(kind, [...failures]);
  }

  heal(): void {
    this.#failures.clear();
    this.asked.length = 0;
    this.looks = 0;
  }
  async open(): Promise<URL> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    const address = this.#server.address();
    return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  }
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer({ kind, authorization, parameters }: Asked): Exclude<SimulatedFailure, string> {
    const login = `Basic ${Buffer.from(`APIKEY:${sampleKey}`).toString('base64')}`;
    if (authorization !== (kind === 'token' ? login : 'Bearer sample-token'))
      return { status: 401, body: '' };
    if (kind === 'token') return { body: { access_token: 'sample-token', expires_in: 1800 } };
    if (kind === 'accounts') return { body: [{ Id: 58293, Name: 'The association' }] };
    if (kind === 'count') return { body: { Count: this.contacts.length } };
    if (kind === 'start') {
      this.#looked = 0;
      return { body: { ResultId: 'result-1', State: 'Waiting' } };
    }
    if (kind === 'unknown') return { status: 404, body: '' };
    this.#looked += 1;
    if (this.#looked <= this.looks) return { body: { State: 'Processing' } };
    const [top, skip] = [Number(parameters.$top), Number(parameters.$skip)];
    return { body: { State: 'Complete', Contacts: this.contacts.slice(skip, skip + top) } };
  }
}
