// The calendar that visitors subscribe to: every event, past ones too, so that none vanishes.

import type { APIRoute } from 'astro';
import { calendarOf, calendarResponse } from '#build/calendar.ts';
import { allEvents } from '#build/event-times.ts';
import { site } from '#layouts/site.ts';

export const GET: APIRoute = () => calendarResponse(calendarOf(allEvents(), site));
