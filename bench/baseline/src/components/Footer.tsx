import { Globe, Mail, MapPin, Phone, Users } from 'lucide-react';
import { Link } from 'react-router';
import words from '../data/words.json';
import { formatPhone } from '../format-phone.ts';
import { mainLinks } from './main-links.ts';

/** The pages, how to reach the association, and who built the site. */
export function Footer() {
  const { name, contact, social, credit, sampleData } = words.site;
  return (
    <footer className="bg-emerald-950 text-stone-200">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-14 sm:grid-cols-3 sm:px-6">
        <div>
          <p className="font-serif text-lg">{name}</p>
          <p className="mt-2 text-stone-400">Since {words.founded}</p>
        </div>
        <nav className="flex flex-col gap-2">
          {[...mainLinks, { to: '/join', label: 'Join / Renew' }].map(({ to, label }) => (
            <Link key={to} to={to} className="hover:underline">
              {label}
            </Link>
          ))}
        </nav>
        <div className="flex flex-col gap-2">
          <p className="flex items-center gap-2">
            <MapPin className="size-4" /> {contact.place}
          </p>
          <a className="flex items-center gap-2" href={`tel:${contact.phone}`}>
            <Phone className="size-4" /> {formatPhone(contact.phone)}
          </a>
          <a className="flex items-center gap-2" href={`mailto:${contact.email}`}>
            <Mail className="size-4" /> {contact.email}
          </a>
          <a className="flex items-center gap-2" href={social.group.url}>
            <Users className="size-4" /> {social.group.label}
          </a>
          <a className="flex items-center gap-2" href={social.network.url}>
            <Globe className="size-4" /> {social.network.label}
          </a>
        </div>
      </div>
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-4 border-emerald-900 border-t px-4 py-5 text-sm sm:px-6">
        {sampleData && (
          <p>Sample data: the people, phone numbers and addresses on this site are invented.</p>
        )}
        <a href={credit.url}>{credit.label}</a>
      </div>
    </footer>
  );
}
