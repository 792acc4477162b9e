// One event for the visitor's own calendar.

import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarOf, calendarResponse } from '#build/calendar.ts';
import { allEvents } from '#build/event-times.ts';
import { site } from '#layouts/site.ts';

export const getStaticPaths = (() =>
  allEvents().map((event) => ({
    params: { id: event.id },
    props: { event },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  calendarResponse(calendarOf([props.event], site));
