// The parts of Wild Apricot's responses that we read. Other parts may change at any time.
//
// Documented in "WildApricot Admin API", version 7.24.0, at
// app.swaggerhub.com/apis/WildApricot (Accounts, Contacts, Contacts.CustomFields); in their articles "API
// authentication", "Contacts admin API call" and "API status codes" at support.wildapricot.com; and in
// their samples, github.com/WildApricot/ApiSamples. Where these differ, we accept both.
import { z } from 'zod';

/** "API authentication": valid for half an hour. */
export const tokenSchema = z.object({
  // We send it in a header.
  access_token: z.string().regex(/^[\x21-\x7e]+$/, 'expected a token without spaces'),
});

/** GetAccountsList: "typically here would be only one record". */
export const accountsSchema = z.array(z.object({ Id: z.int(), Name: z.string().default('') }));

/** GetContactsList with $count, which is answered at once. */
export const countSchema = z.object({ Count: z.int().min(0) });

/** Part of the address of the following requests. */
export const startSchema = z.object({ ResultId: z.string().min(1).max(200) });

/** FieldValue: an integer, a text, a day, yes or no, an Id with a Label, or a list of those. */
const fieldValue = z.object({
  FieldName: z.string(),
  SystemCode: z.string().nullish(),
  Value: z.unknown().optional(),
});

const contact = z.object({
  Id: z.int(),
  FirstName: z.string().nullish(),
  LastName: z.string().nullish(),
  Email: z.string().nullish(),
  /** These three are there only if the contact is a member. */
  Status: z.string().nullish(),
  MembershipEnabled: z.boolean().nullish(),
  MembershipLevel: z.object({ Name: z.string().nullish() }).nullish(),
  FieldValues: z.array(fieldValue),
});

export type Contact = z.infer<typeof contact>;

/**
 * ContactsAsyncResponse: Waiting, Processing, then Complete or Failed. The description calls the field
 * ProcessingState, the samples call it State, and a list of contacts alone says that it is complete.
 */
export const resultSchema = z.object({
  State: z.string().nullish(),
  ProcessingState: z.string().nullish(),
  Contacts: z.array(contact).nullish(),
});
