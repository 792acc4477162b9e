import { MapPinHouse, Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router';
import words from '../data/words.json';
import { LinkButton } from './LinkButton.tsx';
import { mainLinks } from './main-links.ts';

/** Transparent at the top, solid once the page is scrolled; a menu on small screens. */
export function Header() {
  const [scrolled, setScrolled] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > 20);
    onScroll();
    window.addEventListener('scroll', onScroll);
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  const look = scrolled || open ? 'bg-white shadow-md' : 'bg-transparent';
  return (
    <header className={`fixed inset-x-0 top-0 z-[1000] transition-colors duration-300 ${look}`}>
      <div className="mx-auto flex max-w-7xl items-center justify-between px-4 py-4 sm:px-6">
        <Link to="/" className="flex items-center gap-2 font-serif text-lg text-emerald-950">
          <MapPinHouse className="size-7 text-orange-800" />
          <span>{words.site.shortName}</span>
        </Link>
        <nav className="hidden items-center gap-6 lg:flex">
          {mainLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} className="hover:text-orange-800">
              {label}
            </NavLink>
          ))}
          <LinkButton to="/join">Join / Renew</LinkButton>
        </nav>
        <button
          type="button"
          className="lg:hidden"
          aria-label="Toggle menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? <X className="size-7" /> : <Menu className="size-7" />}
        </button>
      </div>
      {open && (
        <nav className="flex flex-col gap-4 bg-white px-4 pb-6 lg:hidden">
          {mainLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} onClick={() => setOpen(false)}>
              {label}
            </NavLink>
          ))}
          <LinkButton to="/join" onClick={() => setOpen(false)}>
            Join / Renew
          </LinkButton>
        </nav>
      )}
    </header>
  );
}
