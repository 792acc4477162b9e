// The words of the intro video, burnt into its pictures and written beside it as WebVTT.

/** Seconds from the start, and the lines as they are set; one caption goes as the next one comes. */
export const captions = [
  { from: 0, to: 4, lines: ['Someone', 'has to say', 'what a home', 'is worth.'] },
  { from: 4, to: 8, lines: ['In Utah,', 'residential', 'appraisers', 'organized', 'in 2009.'] },
  { from: 8, to: 12, lines: ['They measure,', 'they ask,', 'they write', 'down why.'] },
  {
    from: 12,
    to: 17,
    lines: ['In 2023', 'and 2025,', 'members', 'were offered', '8 hours of', 'free CE.'],
  },
  {
    from: 17,
    to: 21,
    lines: ['Three seats', 'on the state', 'appraiser', 'association', 'board.'],
  },
  {
    from: 21,
    to: 25,
    lines: ['A public', 'directory,', 'so the people', 'nearby can', 'find you.'],
  },
  { from: 25, to: 30, lines: ['Dues are', '$100 a year.', 'Join, or renew.'] },
] as const;

/** Length of the video in seconds. */
export const duration = Math.max(...captions.map((caption) => caption.to));

const timestamp = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

/** The captions as a WebVTT file. */
export function webVtt(): string {
  const cues = captions.map(
    ({ from, to, lines }) => `${timestamp(from)} --> ${timestamp(to)}\n${lines.join(' ')}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
