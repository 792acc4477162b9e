import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { toast } from 'sonner';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import words from '../data/words.json';

const fields = ['First name', 'Last name', 'E-mail', 'Phone', 'City', 'License number'];

export function Join() {
  const { heading, lead, steps, renewing, formLead } = words.join;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    toast.success('Thank you. Your application was sent.');
  }

  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      <Section>
        <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
          <form onSubmit={handleSubmit} className="grid gap-4 sm:grid-cols-2">
            <p className="text-stone-600 sm:col-span-2">{formLead}</p>
            {fields.map((field) => (
              <label key={field} className="grid gap-1 font-medium">
                {field}
                <input required name={field} className="rounded-md border bg-white px-3 py-2" />
              </label>
            ))}
            <button
              type="submit"
              className="inline-flex items-center justify-center gap-2 rounded-md bg-emerald-900 px-5 py-3 text-white sm:col-span-2"
            >
              <Send className="size-4" /> Send
            </button>
          </form>
          <div>
            <ol className="list-decimal space-y-3 pl-6">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-5 text-stone-600">{renewing}</p>
          </div>
        </div>
      </Section>
    </>
  );
}
