import type { CalendarEvent } from '#schemas/events.ts';
import { EventPrice } from './EventPrice.tsx';
import { EventWhen } from './EventWhen.tsx';

type EventsOnPaperProps = {
  /** Not yet ended when the site was built, soonest first; each with the instant of its end. */
  events: readonly (CalendarEvent & { readonly endsAt: string })[];
};

/** The dates as they are printed, where the screen has them in a frame. */
export function EventsOnPaper({ events }: EventsOnPaperProps) {
  return (
    <ol>
      {events.map(({ id, endsAt, title, start, end, place, city, price, contact }) => (
        <li key={id} data-ends={endsAt} className="border-line border-b py-3">
          <h3 className="text-lg">{title}</h3>
          <EventWhen start={start} end={end} />
          <p>{`${place}, ${city}`}</p>
          <EventPrice price={price} />
          <p>{`Ask or register: ${contact}`}</p>
        </li>
      ))}
    </ol>
  );
}
