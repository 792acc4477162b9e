// What `npm audit --json` answers: the packages with known faults, or why nothing is known of them.
import { z } from 'zod';

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const;

const advisory = z.object({ title: z.string(), url: z.string(), range: z.string() });

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(severities),
      /** Advisories of its own, and names of packages with a fault that it brings along. */
      via: z.array(z.union([z.string(), advisory])),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
});

const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional() }).optional(),
});

/** A package that a fault is known of, which an advisory tells at an address. */
export type Faulty = {
  readonly name: string;
  readonly severity: (typeof severities)[number];
  readonly faults: readonly { title: string; url: string; range: string }[];
  /** What mends it, as npm knows it. */
  readonly mend: string;
};

/** The packages, the worst first; or why there is no answer. */
export type Answer =
  | { readonly known: true; readonly packages: readonly Faulty[] }
  | { readonly known: false; readonly why: string };

function mendOf(fix: boolean | { readonly name: string; readonly version: string }): string {
  if (fix === true) return '`npm audit fix`';
  return fix ? `${fix.name} ${fix.version}` : 'nothing yet';
}

/** npm says the address that it asked, which is another one on every machine. */
const withoutAddress = (message: string) =>
  message
    .replace(/ - [A-Z]+ https?:\/\/\S+$/, '')
    .replace(/^request to \S+ failed, reason: /, '')
    .trim();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what npm has written. Packages that only bring a faulty one along are not told of. */
export function readAudit(text: string): Answer {
  const said = parsed(text);
  const { data } = report.safeParse(said);
  if (!data) {
    const { message, error } = failure.safeParse(said).data ?? {};
    return { known: false, why: withoutAddress(message || error?.summary || '') || 'no reason' };
  }
  const packages = Object.values(data.vulnerabilities).flatMap(
    ({ name, severity, via, fixAvailable }) => {
      const faults = via.filter((cause) => typeof cause !== 'string');
      return faults.length > 0 ? [{ name, severity, faults, mend: mendOf(fixAvailable) }] : [];
    },
  );
  const weight = ({ severity }: Faulty) => severities.indexOf(severity);
  return { known: true, packages: packages.sort((a, b) => weight(a) - weight(b)) };
}
