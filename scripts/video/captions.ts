// The words of the film, burnt into its pictures and written beside it as WebVTT.
import { inEdition } from '#loaders/edition-folder.ts';
import { readYaml } from '#loaders/read-yaml.ts';
import { type Caption, filmSchema } from '#schemas/film.ts';

/**
 * The captions of the edition's film, in their order.
 * @throws ContentError when film/captions.yaml is missing or has a fault.
 */
export const readCaptions = (): readonly Caption[] =>
  readYaml(inEdition('film/captions.yaml'), filmSchema);

/** Length of the film in seconds. */
export const durationOf = (captions: readonly Caption[]) =>
  Math.max(...captions.map(({ to }) => to));

/** A line as HTML and WebVTT write it. */
export const escaped = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const timestamp = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

/** The captions as a WebVTT file. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ from, to, lines }) =>
      `${timestamp(from)} --> ${timestamp(to)}\n${escaped(lines.join(' '))}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
