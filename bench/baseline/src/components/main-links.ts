export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/membership', label: 'Membership' },
  { to: '/resources', label: 'Resources' },
  { to: '/events', label: 'Events' },
];
