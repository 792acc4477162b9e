import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../components/LinkButton.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import words from '../data/words.json';

export function Resources() {
  const { heading, lead, call } = words.resources;
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      {words.links.map(({ title, intro, links }) => (
        <Section key={title} heading={title} lead={intro}>
          <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {links.map(({ name, url, note }) => (
              <li key={url} className="border-stone-200 border-b pb-3">
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex items-center gap-2 font-semibold text-emerald-900"
                >
                  {name} <ExternalLink className="size-4" />
                </a>
                <p className="text-sm text-stone-600">{note}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section heading={call.heading} lead={call.text}>
        <LinkButton to="/join">{call.button}</LinkButton>
      </Section>
    </>
  );
}
