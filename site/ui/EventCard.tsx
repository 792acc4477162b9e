import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import { CalendarPlus, Mail } from 'lucide-react';
import { sitePath } from './site-path.ts';

/** An event: time, topic, place, price, registration. */
export function EventCard({ event }: { event: DatedEvent }) {
  const { id, title, kind, start, place, hours, price, summary, contact, ask } = event;
  return (
    <article className="event" aria-labelledby={id}>
      {/* As on a wall calendar. The words beside it have the day in full. */}
      <div aria-hidden="true" className="event-date self-start rounded-md border border-edge">
        <span className="block">{format(start, { month: 'short' })}</span>
        <span className="block">{format(start, { day: 'numeric' })}</span>
        <span className="block">{format(start, { year: 'numeric' })}</span>
      </div>
      <div>
        <p className="text-accent text-sm">{kind}</p>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </div>
      <div className="event-facts grid content-start gap-1.5 text-sm">
        <EventWhen {...event} />
        <p>
          {place}
          <span className="block">{event.town}</span>
        </p>
        {hours !== undefined && (
          <p>
            {hours} {hours === 1 ? 'hour' : 'hours'} of continuing education
          </p>
        )}
        <p>{priceInWords(price)}</p>
      </div>
      <p className="max-w-measure">{summary}</p>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <a href={mailto(contact, title, start)} className={eventAction}>
          <Mail aria-hidden />
          <span>
            {ask} by email<span className="sr-only"> for {title}</span>
          </span>
        </a>
        <a href={sitePath(`/events/${id}.ics`)} className={eventAction}>
          <CalendarPlus aria-hidden />
          <span>
            Add to calendar<span className="sr-only">: {title}</span>
          </span>
        </a>
      </p>
    </article>
  );
}

export const eventAction =
  'link event-action inline-flex min-h-11 items-center gap-2 font-semibold';

const mailto = (contact: string, title: string, start: string) =>
  `mailto:${contact}?subject=${encodeURIComponent(`${title}, ${start.slice(0, 10)}`)}`;

// A local time has no zone. Reading and writing it as UTC keeps the time zones of the build and of the
// visitor out of it.
const format = (local: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${local}Z`));

const dayInWords = (local: string) => format(local, { dateStyle: 'full' });

/** Such as 9 a.m., 8:30 a.m., noon. */
function timeInWords(local: string): string {
  if (local.endsWith('T12:00')) return 'noon';
  return format(local, { hour: 'numeric', minute: '2-digit' })
    .replace(':00', '')
    .replace(/\s?AM$/, '\u00a0a.m.')
    .replace(/\s?PM$/, '\u00a0p.m.');
}

/** When an event is, in words. The day appears once unless it ends on another. */
export function EventWhen({ start, end, zoneName }: DatedEvent) {
  const [firstDay, lastDay] = [dayInWords(start), dayInWords(end)];
  return (
    <p>
      <time dateTime={start} className="font-semibold">
        {firstDay}
      </time>
      <span className="block">
        {timeInWords(start)} to {firstDay === lastDay ? '' : `${lastDay}, `}
        {timeInWords(end)} {zoneName}
      </span>
    </p>
  );
}

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** What an event costs members and guests. */
export function priceInWords({ member, guest }: DatedEvent['price']): string {
  if (member === guest)
    return member === 0 ? 'Free for everyone' : `${dollars(member)} for everyone`;
  const forMembers = member === 0 ? 'Free for members' : `${dollars(member)} for members`;
  return `${forMembers}, ${guest === 0 ? 'free' : dollars(guest)} for guests`;
}
