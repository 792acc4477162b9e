// The site as most generators write it: every page and the finder in one bundle, rendered by the browser.
import ridge from '@appraisers/edition/drawings/ridge.svg';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MapPinHouse } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, Route, Routes } from 'react-router';
import { Toaster } from 'sonner';
import words from './data/words.json';
import { Finder } from './Finder.tsx';
import './index.css';
import 'leaflet/dist/leaflet.css';

const pages = Object.entries(words.pages);

/** Every text of a page's content, in its order. */
function Texts({ value }: { value: unknown }) {
  if (typeof value === 'string') return <p className="mt-3 max-w-3xl">{value}</p>;
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([name, each]) => <Texts key={name} value={each} />);
}

function Page({ path }: { path: string }) {
  const { heading, lead, ...rest } = words.pages[path];
  const isHome = path === '/';
  return (
    <>
      <div className="relative bg-gradient-to-b from-amber-100 to-stone-50 px-4 pt-32 pb-40">
        <h1 className="max-w-2xl font-serif text-4xl sm:text-6xl">{heading}</h1>
        <p className="mt-5 max-w-xl text-lg text-stone-600 sm:text-xl">{lead}</p>
        {isHome && <img src={ridge} alt="" className="absolute inset-x-0 bottom-0 w-full" />}
      </div>
      {isHome && <Finder />}
      <section className="mx-auto max-w-7xl px-4 py-14">
        <Texts value={rest} />
      </section>
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <header className="fixed inset-x-0 top-0 z-[1000] flex justify-between p-4">
        <Link to="/" className="flex items-center gap-2 font-serif text-lg">
          <MapPinHouse className="size-7" /> {words.site.shortName}
        </Link>
        <nav className="hidden gap-4 sm:flex">
          {pages.map(([path, { heading }]) => (
            <NavLink key={path} to={path}>
              {heading}
            </NavLink>
          ))}
        </nav>
      </header>
      <main>
        <Routes>
          {pages.map(([path]) => (
            <Route key={path} path={path} element={<Page path={path} />} />
          ))}
          <Route path="*" element={<h1>404 Page Not Found</h1>} />
        </Routes>
      </main>
      <footer className="bg-emerald-950 p-10 text-stone-200">{words.site.name}</footer>
      <Toaster />
    </BrowserRouter>
  </QueryClientProvider>,
);
