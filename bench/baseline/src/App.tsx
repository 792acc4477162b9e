import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Toaster } from 'sonner';
import { Layout } from './components/Layout.tsx';
import { About } from './pages/About.tsx';
import { Events } from './pages/Events.tsx';
import { Home } from './pages/Home.tsx';
import { Join } from './pages/Join.tsx';
import { Membership } from './pages/Membership.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Resources } from './pages/Resources.tsx';
import { queryClient } from './query-client.ts';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<Home />} />
            <Route path="about" element={<About />} />
            <Route path="membership" element={<Membership />} />
            <Route path="resources" element={<Resources />} />
            <Route path="events" element={<Events />} />
            <Route path="join" element={<Join />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </BrowserRouter>
      <Toaster visibleToasts={1} position="bottom-right" />
    </QueryClientProvider>
  );
}
