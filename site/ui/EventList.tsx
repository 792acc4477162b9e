import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import { Download, Rss } from 'lucide-react';
import { EventCard, EventWhen, eventAction, priceInWords } from './EventCard.tsx';
import { sitePath } from './site-path.ts';

type EventListProps = {
  /** Those that hadn't ended at the build, soonest first. */
  events: readonly DatedEvent[];
  /** The https address of the calendar. */
  feed: string;
  /** Label of the link to it. */
  subscribe: string;
};

/** The events widget. site/client-scripts/ended-events.ts hides events that end after the build. */
export function EventList({ events, feed, subscribe }: EventListProps) {
  return (
    <div className="mx-auto max-w-page px-5 pt-6 pb-10 sm:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="text-2xl">Upcoming events</h1>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <a href={feed.replace('https:', 'webcal:')} className={eventAction}>
            <Rss aria-hidden />
            {subscribe}
          </a>
          <a href={sitePath('/events.ics')} className={eventAction}>
            <Download aria-hidden />
            Download all dates
          </a>
        </p>
      </div>
      <ol className="rows mt-4">
        {events.map((event) => (
          <li key={event.id} data-ends={event.endsAt} data-whole="">
            <EventCard event={event} />
          </li>
        ))}
      </ol>
      <p id="no-events" hidden={events.length > 0} className="py-10 text-lg">
        No upcoming events. Subscribe, and new dates will appear in your calendar.
      </p>
    </div>
  );
}

type SubscribeProps = {
  text: string;
  /** Label of the link that opens the visitor's own calendar program. */
  link: string;
  /** The https address of the calendar. */
  feed: string;
};

/** The ways to subscribe: by a program of this device, at Google, or with the address. */
export function Subscribe({ text, link, feed }: SubscribeProps) {
  const webcal = feed.replace('https:', 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  return (
    <p className="mt-6 max-w-measure">
      {text}{' '}
      <a className="link" href={webcal}>
        {link}
      </a>
      {', '}
      <a className="link" href={google}>
        add it to Google Calendar
      </a>
      {', or copy its address: '}
      <code className="select-all wrap-anywhere">{feed}</code>
    </p>
  );
}

/** The dates for print, as frames don't break across sheets. */
export function EventsOnPaper({ events }: Pick<EventListProps, 'events'>) {
  return (
    <ol className="hidden print:block">
      {events.map((event) => (
        <li key={event.id} data-ends={event.endsAt} className="border-line border-b py-3">
          <h3 className="text-lg">{event.title}</h3>
          <EventWhen {...event} />
          <p>{`${event.place}, ${event.city}`}</p>
          <p>{priceInWords(event.price)}</p>
          <p>{`${event.ask}: ${event.contact}`}</p>
        </li>
      ))}
    </ol>
  );
}
