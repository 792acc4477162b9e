// @vitest-environment happy-dom
// Its messages. A browser test completes and sends the application.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleChoices } from './application.fixture.ts';
import { MembershipApplication } from './MembershipApplication.tsx';

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => user.click(screen.getByRole('button', { name: 'Continue' }));

beforeEach(() => {
  render(
    <MembershipApplication
      heading="Membership application"
      lead="Dues are $100 a year."
      email="office@example.org"
      choices={sampleChoices}
    />,
  );
});
afterEach(() => {
  cleanup();
  // The next file shares the window.
  sessionStorage.clear();
});

describe('the membership application', () => {
  it('ties every message to its field, and moves to their summary', async () => {
    await send();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fix 11 answers' }));
    const city = field('City');
    expect(city.getAttribute('aria-invalid')).toBe('true');
    const described = city.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Enter the city you work from.');
    const group = screen.getByRole('radiogroup', { name: 'Joining or renewing' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
  });

  it('drops a message once its answer is right, and adds none before the next try', async () => {
    await send();
    await user.type(field('ZIP code'), '8460');
    expect(screen.getAllByText('Enter your ZIP code.')).toHaveLength(2);
    await user.type(field('ZIP code'), '4');
    expect(screen.queryByText('Enter your ZIP code.')).toBeNull();
    expect(field('ZIP code').getAttribute('aria-invalid')).toBe('false');
    await user.clear(field('ZIP code'));
    expect(screen.queryByText('Enter your ZIP code.')).toBeNull();
  });
});
