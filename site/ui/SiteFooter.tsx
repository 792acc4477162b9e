import { formatPhone, phoneHref } from '@appraisers/directory/phone.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { mainLinks, moreLinks } from './navigation.ts';
import { sitePath } from './site-path.ts';

/** The footer of every page: links, contact, credits. On paper, the contact in one line at the top. */
export function SiteFooter({ site, founded }: { site: Site; founded: number }) {
  const { contact, social, credit } = site;
  const sample =
    site.sampleData &&
    'Sample data: the people, phone numbers and addresses on this site are invented.';
  return (
    <footer className="site-footer">
      <p className="hidden print:block">
        {`${contact.place} · ${formatPhone(contact.phone)} · ${contact.email}`}
        <span className="block">{sample}</span>
      </p>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 py-14 print:hidden sm:grid-cols-2 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1.2fr]">
        <div>
          <p className="max-w-72 font-semibold font-serif text-lg/snug">{site.name}</p>
          <p className="mt-2 text-on-deep-soft">Since {founded}</p>
        </div>
        <FooterList title="Pages" links={mainLinks} />
        <FooterList title="More" links={moreLinks} />
        <div>
          <h2>Contact</h2>
          <p>{contact.place}</p>
          <a href={phoneHref(contact.phone)}>{formatPhone(contact.phone)}</a>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          {[social.group, social.network].map(({ url, label }) => (
            <a key={label} href={url} rel="noopener">
              {label}
            </a>
          ))}
        </div>
      </div>
      <div className="border-line border-t print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-2 px-5 py-5 text-on-deep-soft text-sm sm:px-8">
          {sample && <p>{sample}</p>}
          <ul className="flex flex-wrap gap-x-8">
            <li>
              <a href={sitePath('/licenses.txt')}>Licenses</a>
            </li>
            <li>
              <a href={credit.url} rel="noopener">
                {credit.label}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

const FooterList = ({ title, links }: { title: string; links: typeof mainLinks }) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={sitePath(href)}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);
