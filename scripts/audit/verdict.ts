// What follows from the two answers of npm, by the policy of SECURITY.md: what visitors receive decides.
import { markdownTable } from 'markdown-table';
import type { Answer, Faulty } from './report.ts';

/** 0: nothing known of what visitors receive; 1: a fault is known; 2: npm got no answer. */
export type Verdict = { readonly status: 0 | 1 | 2; readonly says: string; readonly table: string };

const packages = (count: number) => `${count} package${count === 1 ? '' : 's'}`;

const row = (where: string, { name, severity, faults, mend }: Faulty) => [
  where,
  name,
  severity,
  faults.map(({ title, url, range }) => `${title} (${range}): ${url}`).join('; '),
  mend,
];

/**
 * @param shipped what npm answers about the packages that visitors receive
 * @param all what it answers about all of them
 */
export function verdictOf(shipped: Answer, all: Answer): Verdict {
  const why = [shipped, all].flatMap((answer) => (answer.known ? [] : answer.why));
  if (!shipped.known || !all.known) {
    const says = `Nothing was found out: npm got no answer about known faults (${[...new Set(why)].join('; ')}). That is neither good nor bad news; ask again later, or from another network.`;
    return { status: 2, says, table: '' };
  }
  const received = new Set(shipped.packages.map(({ name }) => name));
  const tools = all.packages.filter(({ name }) => !received.has(name));
  const rows = [
    ...shipped.packages.map((found) => row('visitors', found)),
    ...tools.map((found) => row('tools', found)),
  ];
  const table = markdownTable([['with', 'package', 'severity', 'fault', 'mended by'], ...rows]);
  return {
    status: received.size > 0 ? 1 : 0,
    says: sentence(received.size, tools.length),
    table: rows.length > 0 ? table : '',
  };
}

function sentence(received: number, tools: number): string {
  const ofTools = `in ${packages(tools)} among the tools`;
  if (received > 0) {
    const besides = tools > 0 ? `, and ${ofTools}` : '';
    return `Faults are known in ${packages(received)} that visitors receive${besides}. SECURITY.md says by when to mend them.`;
  }
  if (tools > 0)
    return `No fault is known in what visitors receive; some are ${ofTools}. SECURITY.md says by when to look at them.`;
  return 'No fault is known in any package.';
}
