// Calendars: /events.ics for subscribers, with past events too, so that none vanishes, and /events/ID.ics with one.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarOf, lastChange } from '#page-data/calendar.ts';
import { allEvents } from '#page-data/event-times.ts';
import { site } from '#page-data/site-data.ts';

export const getStaticPaths = (() => {
  const all = allEvents();
  const each = all.map((event) => ({ calendar: `events/${event.id}`, events: [event] }));
  return [{ calendar: 'events', events: all }, ...each].map(({ calendar, events }) => ({
    params: { calendar },
    props: { events },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(calendarOf(props.events, site, lastChange(edition.pathOf('events.yaml'))));
