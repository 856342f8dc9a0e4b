import type { ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import { chatLink } from "#web/lib/page/site-context.ts";

const countryCode = "231";

/** Returns a WhatsApp chat with the lister in which the question is prepared; undefined without a number. */
export function listerLink({ contact_number, listed_by, title, reference }: ToConfirmCard): string | undefined {
  if (!contact_number) return undefined;
  const greeting = listed_by ? `Hello ${listed_by}` : "Hello";
  const text = `${greeting}, is "${title}" (${reference}) still available? Please answer: still available, under offer, or gone.`;
  const number = contact_number.replace(/\D/g, "");
  return chatLink(contact_number.trim().startsWith("+") ? number : number.replace(/^0/, countryCode), text);
}
