import type { ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { chatLink } from "#web/lib/page/site-context.ts";

/** Returns a WhatsApp chat with the lister in which the question is prepared; undefined without a number to call. */
export function listerLink({ contact_number, listed_by, title, reference }: ToConfirmCard): string | undefined {
  const number = readPhoneNumber(contact_number ?? "");
  if (!number) return undefined;
  const greeting = listed_by ? `Hello ${listed_by}` : "Hello";
  const text = `${greeting}, is "${title}" (${reference}) still available? Please answer: still available, under offer, or gone.`;
  return chatLink(number.e164, text);
}
