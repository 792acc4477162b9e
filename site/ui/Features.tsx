import type { HomePage } from '@appraisers/edition/schemas/pages.ts';
import { Drawing } from './Drawing.tsx';

/** Four cards, each with a drawing and one link that takes the whole card. */
export function Features({ features }: { features: HomePage['features'] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-12 print:block sm:grid-cols-2 xl:grid-cols-4">
      {features.map(({ title, text, icon, href, link }) => (
        <li key={title} className="feature">
          <Drawing name={`feature-${icon}.svg`} alt="" width="480" height="300" loading="lazy" />
          <h2 className="mt-5 text-xl">{title}</h2>
          <p className="mt-2 mb-3 text-soft">{text}</p>
          <a href={href} className="link stretched mt-auto self-start font-semibold">
            {link}
          </a>
        </li>
      ))}
    </ul>
  );
}
