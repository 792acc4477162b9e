import { CircleAlert } from 'lucide-react';

export function NotFound() {
  return (
    <div className="grid min-h-96 place-content-center gap-2 pt-32 text-center">
      <CircleAlert className="mx-auto size-10 text-orange-800" />
      <h1 className="text-3xl">404 Page Not Found</h1>
      <p className="text-stone-600">Did you forget to add the page to the router?</p>
    </div>
  );
}
