import type { LinkList } from '@appraisers/edition/schemas/resources.ts';
import { Section } from './Section.tsx';

/** Lists of links to other sites, each with a note. */
export function LinkLists({ lists }: { lists: readonly LinkList[] }) {
  return lists.map(({ title, intro, links }, at) => (
    <Section key={title} heading={title} lead={intro} beside divided={at > 0}>
      <ul className="grid grid-cols-1 gap-x-10 print:block sm:grid-cols-2">
        {links.map(({ name, url, note }) => (
          <li key={url} className="border-line border-b py-3">
            <a href={url} rel="noopener" className="link target font-semibold">
              {name}
            </a>
            <p className="text-soft text-sm">{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
