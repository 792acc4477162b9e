import type { CalendarEvent } from '@appraisers/edition/schemas/events.ts';

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

function inWords({ member, guest }: CalendarEvent['price']): string {
  if (member === guest)
    return member === 0 ? 'Free for everyone' : `${dollars(member)} for everyone`;
  const forMembers = member === 0 ? 'Free for members' : `${dollars(member)} for members`;
  return `${forMembers}, ${guest === 0 ? 'free' : dollars(guest)} for guests`;
}

/** What an event costs members and guests. */
export function EventPrice({ price }: Pick<CalendarEvent, 'price'>) {
  return <p>{inWords(price)}</p>;
}
