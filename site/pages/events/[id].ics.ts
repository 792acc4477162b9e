// One event for the visitor's own calendar.

import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarResponse } from '#page-data/calendar.ts';
import { allEvents } from '#page-data/event-times.ts';

export const getStaticPaths = (() =>
  allEvents().map((event) => ({
    params: { id: event.id },
    props: { event },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  calendarResponse([props.event]);
