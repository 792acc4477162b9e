import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WidgetFrame } from './WidgetFrame.tsx';

const permissionsOf = (src: string) =>
  [
    ...renderToStaticMarkup(
      <WidgetFrame embed={{ src, title: 'Application', height: 600 }} kind="form" />,
    ).matchAll(/<iframe[^>]*>/g),
  ].map(([frame]) => / allow="([^"]*)"/.exec(frame)?.[1]);

describe('the frame of a widget', () => {
  it('may take payments when it is on the membership platform, with and without a script', () =>
    expect(permissionsOf('https://platform.example.org/join')).toEqual(['payment', 'payment']));

  it("may do nothing special when the widget is the site's own", () =>
    expect(permissionsOf('/embed/membership')).toEqual([undefined, undefined]));
});
