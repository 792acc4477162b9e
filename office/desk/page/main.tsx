// The page of the desk: starts it in the browser.
import './desk.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const client = new QueryClient({
  defaultOptions: {
    // The program is on this computer: what it refuses once it refuses again.
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});

const place = document.getElementById('desk');
if (place)
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
