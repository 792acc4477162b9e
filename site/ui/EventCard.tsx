import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import { CalendarPlus, Mail } from 'lucide-react';
import { EventDate } from './EventDate.tsx';
import { EventPrice } from './EventPrice.tsx';
import { EventWhen } from './EventWhen.tsx';

/** An event: when, what, where, what it costs, and how to come. */
export function EventCard({ event }: { event: DatedEvent }) {
  const { id, title, kind, start, place, hours, price, summary, contact } = event;
  return (
    <article className="event" aria-labelledby={id}>
      <EventDate start={start} />
      <div className="event-heading">
        <p className="event-kind">{kind}</p>
        <h2 id={id} className="mt-2 text-xl">
          {title}
        </h2>
      </div>
      <div className="event-facts">
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
        <EventPrice price={price} />
      </div>
      <p className="event-summary">{summary}</p>
      <p className="event-actions">
        <a href={mailto(contact, title, start)} className="event-action">
          <Mail aria-hidden />
          <span>
            Ask or register by e-mail<span className="sr-only"> for {title}</span>
          </span>
        </a>
        <a href={`/events/${id}.ics`} className="event-action">
          <CalendarPlus aria-hidden />
          <span>
            Add to calendar<span className="sr-only">: {title}</span>
          </span>
        </a>
      </p>
    </article>
  );
}

const mailto = (contact: string, title: string, start: string) =>
  `mailto:${contact}?subject=${encodeURIComponent(`${title}, ${start.slice(0, 10)}`)}`;
