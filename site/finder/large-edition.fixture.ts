// An edition with 600 members: enough for files of their own. And its host.
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { vi } from 'vitest';
import { type MemberFiles, memberFiles } from '#integrations/member-files.ts';

function withManyMembers() {
  const journeys = openEdition('editions/journeys');
  const first = ['Ruth', 'Vai', 'Dallin', 'Annika', 'José', 'Marisol', 'Tam'];
  const last = ['Abernathy', 'Latu', 'Sorensen', 'Lindqvist', 'Ávila', "O'Dell"];
  const { zips } = journeys.gazetteer.read();
  const rows = Array.from({ length: 600 }, (_, at) => {
    const [zip, , , city] = zips[(at * 7) % zips.length] ?? [];
    const names = [first[at % first.length], `${last[at % last.length]}`];
    const work = at % 9 === 0 ? 'estate; divorce' : '';
    const language = at % 50 === 0 ? 'Navajo' : '';
    const county = at % 40 === 0 ? 'Kane' : '';
    const email = `member${at}@example.org`;
    return [2 * at + 1, ...names, '', email, city, zip, county, work, language].join();
  });
  const header = 'id,firstName,lastName,phone,email,city,zip,counties,work,languages';
  return openEdition('editions/journeys', { 'members.csv': `${[header, ...rows].join('\n')}\n` });
}

export const largeEdition = withManyMembers();

function filesOf(edition: typeof largeEdition): MemberFiles {
  const files = memberFiles(edition);
  if (!files) throw new Error('The edition has too few members for files of their own.');
  return files;
}

export const largeFiles = filesOf(largeEdition);

/** The host of the files, in place of `fetch`. */
export function largeHost() {
  const host = {
    /** The names of the files that were requested. */
    requested: [] as string[],
    /** What the host sends in place of a file. */
    insteadOf: (_name: string): string | undefined => undefined,
    /** What the host waits for before it sends a file. */
    delay: (_name: string): Promise<void> | undefined => undefined,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/gazetteer')) return Response.json(largeEdition.gazetteer.read());
    const name = /([^/]+)\.json/.exec(url)?.[1] ?? '';
    host.requested.push(name);
    await host.delay(name);
    return new Response(host.insteadOf(name) ?? JSON.stringify(largeFiles.files.get(name)));
  });
  return host;
}
