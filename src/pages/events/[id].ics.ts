// One event for the visitor's own calendar.
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarOf, calendarResponse } from '#build/calendar.ts';
import { site } from '#layouts/site.ts';
import { readYaml } from '#loaders/read-yaml.ts';
import { eventsSchema } from '#schemas/events.ts';

export const getStaticPaths = (() =>
  readYaml('content/events.yaml', eventsSchema).map((event) => ({
    params: { id: event.id },
    props: { event },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  calendarResponse(calendarOf([props.event], site));
