import { startHost } from './host.ts';
import { median } from './measure.ts';
import { visitWithLighthouse } from './lighthouse.ts';
const paths = (process.env.PATHS ?? '/,/?near=84604,/about,/resources/blogs/1,/appraisers/salt-lake-city,/events').split(',');
const folders = (process.env.FOLDERS ?? '.built/sites/before,.built/sites/journeys').split(',');
const hosts = await Promise.all(folders.map((folder) => startHost({ folder })));
const visits = Number(process.env.VISITS ?? 3);
const seen = new Map<string, Awaited<ReturnType<typeof visitWithLighthouse>>[]>();
for (let round = 0; round < visits; round += 1)
  for (const path of paths)
    for (const [at, host] of hosts.entries()) {
      const visit = await visitWithLighthouse(host.origin + path, ['performance']);
      const key = `${path} ${folders[at]}`;
      seen.set(key, [...(seen.get(key) ?? []), visit]);
    }
for (const [key, of] of seen) {
  const m = (n: 'first paint, ms' | 'largest paint, ms' | 'layout shift' | 'kB' | 'requests') => median(of.map((v) => v[n]));
  console.log(key, 'FCP', Math.round(m('first paint, ms')), 'LCP', Math.round(m('largest paint, ms')), 'CLS', m('layout shift').toFixed(3), 'kB', m('kB').toFixed(1), 'req', m('requests'), 'perf', median(of.map((v) => v.scores[0] ?? 0)));
}
process.exit(0);
