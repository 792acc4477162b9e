// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleChoices } from './application.fixture.ts';
import { MembershipApplication } from './MembershipApplication.tsx';

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => user.click(screen.getByRole('button', { name: 'Continue' }));

async function answerAll(): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Renewal' }));
  await user.type(field('First name'), 'Maren');
  await user.type(field('Last name'), 'Oakeshott');
  await user.type(field('Email address'), 'maren@example.org');
  await user.type(field('Phone number'), '8015550142');
  await user.type(field('City'), 'Provo');
  await user.type(field('ZIP code'), '84604');
  await user.selectOptions(field('Credential'), 'Trainee');
  await user.click(screen.getByText('County coverage (optional)'));
  for (const county of ['Utah', 'Wasatch']) await user.click(field(county));
  await user.type(field('Years as an appraiser'), '0');
  await user.click(field('My answers are true and complete'));
}

const open = () =>
  render(
    <MembershipApplication
      heading="Membership application"
      lead="Dues are $100 a year."
      email="office@example.org"
      choices={sampleChoices}
    />,
  );
beforeEach(() => void open());
afterEach(cleanup);

describe('the membership application', () => {
  it('moves to a summary with links to the fields when sent empty', async () => {
    await send();
    const summary = screen.getByRole('region', { name: 'Fix 11 answers' });
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Enter your ZIP code.' }));
    expect(document.activeElement).toBe(field('ZIP code'));
  });

  it('ties every message to its field', async () => {
    await send();
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

  it('shows complete answers to check, and keeps them during a change', async () => {
    await answerAll();
    await send();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Check your application' }),
    );
    expect(screen.getByText('(801) 555-0142')).toBeDefined();
    const changed = screen.getByRole('button', { name: 'Change County coverage' });
    expect(changed.closest('div')?.textContent).toContain('Utah; Wasatch');
    const letter = screen.getByRole('link', { name: 'Open the email' }).getAttribute('href');
    expect(letter).toMatch(/^mailto:office@example\.org\?subject=Membership%20renewal/);

    await user.click(screen.getByRole('button', { name: 'Change City' }));
    expect(document.activeElement).toBe(field('City'));
    expect(screen.queryByRole('heading', { name: 'Check your application' })).toBeNull();
    expect(field('First name').value).toBe('Maren');
    await user.clear(field('City'));
    await user.type(field('City'), 'Orem');
    await send();
    expect(screen.getByText('Orem')).toBeDefined();
  });
});
