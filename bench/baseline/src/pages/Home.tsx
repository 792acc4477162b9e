import { ArrowRight, BookOpen, MapPinned, Scale, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import ridge from '../../../../src/drawings/ridge.svg';
import { InfoCard } from '../components/InfoCard.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Section } from '../components/Section.tsx';
import words from '../data/words.json';
import { Finder } from '../finder/Finder.tsx';

const icons = [ShieldCheck, MapPinned, Scale, BookOpen];

export function Home() {
  const { heading, lead, features, beforeYouCall, why } = words.home;
  return (
    <>
      <div className="relative overflow-hidden bg-gradient-to-b from-amber-100 to-amber-50">
        <div className="mx-auto max-w-7xl px-4 pt-32 pb-40 sm:px-6">
          <h1 className="max-w-2xl text-4xl sm:text-6xl">{heading}</h1>
          <p className="mt-5 max-w-xl text-lg text-stone-600 sm:text-xl">{lead}</p>
        </div>
        <img src={ridge} alt="" className="absolute inset-x-0 bottom-0 w-full" />
      </div>
      <Finder />
      <Section>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {features.map(({ title, text, href, link }, at) => (
            <InfoCard key={title} icon={icons[at] ?? BookOpen} title={title} text={text}>
              <Link
                to={href}
                className="mt-3 inline-flex items-center gap-1 font-semibold text-orange-800"
              >
                {link} <ArrowRight className="size-4" />
              </Link>
            </InfoCard>
          ))}
        </div>
      </Section>
      <Section heading={beforeYouCall.heading}>
        <ol className="list-decimal space-y-3 pl-6">
          {beforeYouCall.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Section>
      <div className="bg-emerald-50">
        <Section heading={why.heading}>
          <p className="max-w-2xl text-xl">{why.mission}</p>
          <h3 className="mt-8 text-xl">{why.reasonsHeading}</h3>
          <dl className="mt-4 grid gap-6 sm:grid-cols-2">
            {words.benefits.reasons.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="text-stone-600">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex gap-4">
            <LinkButton to="/join">{why.join}</LinkButton>
            <LinkButton to="/membership">{why.membership}</LinkButton>
          </div>
        </Section>
      </div>
    </>
  );
}
