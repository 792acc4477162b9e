/** The day of an event as it stands on a wall calendar. The words beside it say the same in full. */
export function EventDate({ start }: { start: string }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${start}Z`));
  return (
    <div aria-hidden="true" className="event-date">
      <span className="event-month">{part({ month: 'short' })}</span>
      <span className="event-day">{part({ day: 'numeric' })}</span>
      <span className="event-year">{part({ year: 'numeric' })}</span>
    </div>
  );
}
