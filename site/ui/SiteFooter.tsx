import { formatPhone, phoneHref } from '@appraisers/directory/phone.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { mainLinks, moreLinks } from './navigation.ts';
import { sitePath } from './site-path.ts';

/** The footer of every page: links, contact, credits. */
export function SiteFooter({ site, founded }: { site: Site; founded: number }) {
  const { contact, social, credit } = site;
  return (
    <footer className="site-footer">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 py-14 print:block print:py-0 sm:grid-cols-2 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1.2fr]">
        <div className="print:hidden">
          <p className="max-w-72 font-semibold font-serif text-lg/snug">{site.name}</p>
          <p className="mt-2 text-on-deep-soft">Since {founded}</p>
        </div>
        <FooterList title="Pages" links={mainLinks} />
        <FooterList title="More" links={moreLinks} />
        <div>
          <h2 className="footer-title">Contact</h2>
          <p>{contact.place}</p>
          <a className="footer-link" href={phoneHref(contact.phone)}>
            {formatPhone(contact.phone)}
          </a>
          <a className="footer-link" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          <a className="footer-link" href={social.group.url} rel="noopener">
            {social.group.label}
          </a>
          <a className="footer-link" href={social.network.url} rel="noopener">
            {social.network.label}
          </a>
        </div>
      </div>
      <div className="border-line border-t print:border-0">
        <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-2 px-5 py-5 text-on-deep-soft text-sm print:block print:py-0 sm:px-8">
          {site.sampleData && (
            <p>Sample data: the people, phone numbers and addresses on this site are invented.</p>
          )}
          <ul className="flex flex-wrap gap-x-8 print:hidden">
            <li>
              <a className="footer-link" href={sitePath('/licenses.txt')}>
                Licenses
              </a>
            </li>
            <li>
              <a className="footer-link" href={credit.url} rel="noopener">
                {credit.label}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterList({
  title,
  links,
}: {
  title: string;
  links: readonly { href: string; label: string }[];
}) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className="footer-link" href={sitePath(href)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
