import { Copy, Mail, MapPin, Phone } from 'lucide-react';
import { toast } from 'sonner';
import words from '../data/words.json';
import { formatPhone } from '../format-phone.ts';
import type { Member } from './types.ts';

type AppraiserCardProps = {
  member: Member;
  selected: boolean;
  onSelect: (id: number) => void;
};

/** A member with the ways to reach them. */
export function AppraiserCard({ member, selected, onSelect }: AppraiserCardProps) {
  const { id, firstName, lastName, phone, email, city, zip } = member;

  async function handleCopy(text: string) {
    await navigator.clipboard.writeText(text);
    toast.success('Copied to the clipboard');
  }

  const border = selected ? 'border-orange-800 ring-2 ring-orange-200' : 'border-stone-200';
  return (
    <div data-card className={`rounded-lg border bg-white p-4 shadow-sm hover:shadow-md ${border}`}>
      <h4 className="font-serif font-semibold text-lg">
        <button type="button" onClick={() => onSelect(id)}>
          {firstName} {lastName}
        </button>
      </h4>
      <p className="mt-1 flex items-center gap-2 text-sm text-stone-600">
        <MapPin className="size-4" /> {city}, {words.region.name} {zip}
      </p>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <Phone className="size-4 text-emerald-900" />
        {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : formatPhone(phone)}
        {phone && (
          <button type="button" aria-label="Copy phone" onClick={() => handleCopy(phone)}>
            <Copy className="size-4 text-stone-400" />
          </button>
        )}
      </p>
      <p className="mt-1 flex items-center gap-2 text-sm">
        <Mail className="size-4 text-emerald-900" />
        <a href={`mailto:${email}`}>{email}</a>
        <button type="button" aria-label="Copy e-mail" onClick={() => handleCopy(email)}>
          <Copy className="size-4 text-stone-400" />
        </button>
      </p>
    </div>
  );
}
