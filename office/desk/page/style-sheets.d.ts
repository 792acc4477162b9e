// Style sheets, which Vite takes into the page.
declare module '*.css';
