type EventWhenProps = {
  /** Clock times of the place such as 2027-01-22T09:00. */
  start: string;
  end: string;
  /** Such as Mountain Time. */
  zoneName: string;
};

// A clock time carries no zone. It is read and written as if it were UTC, so that neither the zone
// of the machine that builds nor that of the visitor can move it.
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

/** When an event is, in words: the day once, unless it ends on another. */
export function EventWhen({ start, end, zoneName }: EventWhenProps) {
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
