// The calendar for subscribers: every event, including past ones, so that none vanishes.

import type { APIRoute } from 'astro';
import { calendarOf, calendarResponse } from '#page-data/calendar.ts';
import { allEvents } from '#page-data/event-times.ts';
import { site } from '#page-data/site-data.ts';

export const GET: APIRoute = () => calendarResponse(calendarOf(allEvents(), site));
