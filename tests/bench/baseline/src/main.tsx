import ridge from '@appraisers/site/drawings/ridge.svg';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MapPinHouse, Menu, X } from 'lucide-react';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, Outlet, Route, Routes } from 'react-router';
import { Toaster } from 'sonner';
import words from './data/words.json';
import { Finder } from './Finder.tsx';
import './index.css';
import 'leaflet/dist/leaflet.css';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: async ({ queryKey }) => (await fetch(queryKey.join('/'))).json(),
      staleTime: Number.POSITIVE_INFINITY,
    },
  },
});

const pages = Object.entries(words.pages);

function Header() {
  const [scrolled, setScrolled] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > 20);
    window.addEventListener('scroll', onScroll);
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <header className={`fixed inset-x-0 top-0 z-[1000] ${scrolled ? 'bg-white shadow-md' : ''}`}>
      <div className="mx-auto flex max-w-7xl items-center justify-between p-4">
        <Link to="/" className="flex items-center gap-2 font-serif text-lg">
          <MapPinHouse className="size-7" /> {words.site.shortName}
        </Link>
        <button type="button" aria-label="Toggle menu" onClick={() => setOpen(!open)}>
          {open ? <X className="size-7" /> : <Menu className="size-7" />}
        </button>
      </div>
      {open && (
        <nav className="flex flex-col gap-4 bg-white p-4">
          {pages.map(([path, { heading }]) => (
            <NavLink key={path} to={path} onClick={() => setOpen(false)}>
              {heading}
            </NavLink>
          ))}
        </nav>
      )}
    </header>
  );
}

const Layout = () => (
  <>
    <Header />
    <main>
      <Outlet />
    </main>
    <footer className="bg-emerald-950 p-10 text-stone-200">{words.site.name}</footer>
  </>
);

/** Every text of a page's content, in its order. */
function Texts({ value }: { value: unknown }) {
  if (typeof value === 'string') return <p className="mt-3 max-w-3xl">{value}</p>;
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([name, each]) => <Texts key={name} value={each} />);
}

function Page({ path }: { path: keyof typeof words.pages }) {
  const { heading, lead, ...rest } = words.pages[path];
  const isHome = path === '/';
  return (
    <>
      <div className="relative bg-gradient-to-b from-amber-100 to-stone-50 px-4 pt-32 pb-40">
        <h1 className="max-w-2xl text-4xl sm:text-6xl">{heading}</h1>
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
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<Page path="/" />} />
            <Route path="about" element={<Page path="/about" />} />
            <Route path="membership" element={<Page path="/membership" />} />
            <Route path="resources" element={<Page path="/resources" />} />
            <Route path="events" element={<Page path="/events" />} />
            <Route path="join" element={<Page path="/join" />} />
            <Route path="*" element={<h1>404 Page Not Found</h1>} />
          </Route>
        </Routes>
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
