import './info-cards.css';
import { Icon, type IconName } from './Icon.tsx';

type InfoCardsProps = { cards: readonly { title: string; text: string; icon: IconName }[] };

/** Short facts side by side, each with a sign, a title and a few sentences. */
export function InfoCards({ cards }: InfoCardsProps) {
  return (
    <ul className="info-cards">
      {cards.map(({ title, text, icon }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
