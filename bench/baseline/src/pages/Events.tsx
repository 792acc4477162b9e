import { Calendar, GraduationCap, MapPin, Users, Wrench } from 'lucide-react';
import { InfoCard } from '../components/InfoCard.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import words from '../data/words.json';

const icons = [GraduationCap, Users, Wrench];
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

export function Events() {
  const { heading, lead, widget, cards } = words.events;
  const upcoming = words.dates.filter(({ end }) => new Date(end) > new Date());
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      <Section heading={widget.heading}>
        <div className="space-y-6">
          {upcoming.map(({ id, title, kind, start, place, city, summary, price, contact }) => (
            <div key={id} className="rounded-xl border bg-white p-6">
              <p className="text-orange-800 text-sm">{kind}</p>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 flex items-center gap-2 text-stone-600">
                <Calendar className="size-4" /> {day.format(new Date(start))}
              </p>
              <p className="flex items-center gap-2 text-stone-600">
                <MapPin className="size-4" /> {place}, {city}
              </p>
              <p className="mt-3">{summary}</p>
              <p className="mt-2 text-sm">
                ${price.member} for members, ${price.guest} for guests.{' '}
                <a className="underline" href={`mailto:${contact}`}>
                  Ask or register by e-mail
                </a>
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section>
        <div className="grid gap-6 sm:grid-cols-3">
          {cards.map(({ title, text }, at) => (
            <InfoCard key={title} icon={icons[at] ?? Users} title={title} text={text} />
          ))}
        </div>
      </Section>
    </>
  );
}
