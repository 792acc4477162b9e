// The calendar for subscribers: every event, including past ones, so that none vanishes.

import type { APIRoute } from 'astro';
import { calendarResponse } from '#page-data/calendar.ts';
import { allEvents } from '#page-data/event-times.ts';

export const GET: APIRoute = () => calendarResponse(allEvents());
