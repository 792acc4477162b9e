// The calendar that visitors subscribe to: every event, past ones too, so that none vanishes.
import type { APIRoute } from 'astro';
import { calendarOf, calendarResponse } from '#build/calendar.ts';
import { site } from '#layouts/site.ts';
import { readYaml } from '#loaders/read-yaml.ts';
import { eventsSchema } from '#schemas/events.ts';

export const GET: APIRoute = () =>
  calendarResponse(calendarOf(readYaml('content/events.yaml', eventsSchema), site));
