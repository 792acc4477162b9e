import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import { EventPrice } from './EventPrice.tsx';
import { EventWhen } from './EventWhen.tsx';

type EventsOnPaperProps = {
  /** Not yet ended when the site was built, soonest first. */
  events: readonly DatedEvent[];
};

/** The dates as they are printed, where the screen has them in a frame. */
export function EventsOnPaper({ events }: EventsOnPaperProps) {
  return (
    <ol>
      {events.map((event) => (
        <li key={event.id} data-ends={event.endsAt} className="border-line border-b py-3">
          <h3 className="text-lg">{event.title}</h3>
          <EventWhen {...event} />
          <p>{`${event.place}, ${event.city}`}</p>
          <EventPrice price={event.price} />
          <p>{`Ask or register: ${event.contact}`}</p>
        </li>
      ))}
    </ol>
  );
}
