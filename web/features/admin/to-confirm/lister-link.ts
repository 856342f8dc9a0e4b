import type { ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import { chatLink } from "#web/lib/page/site-context.ts";

/** Liberia's country code. */
const countryCode = "231";
/** A national number without its leading zero has at most nine digits. */
const nationalDigits = 9;

/** Returns a number with its country code, from the ways in which people write one here. */
function withCountryCode(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  if (phone.trim().startsWith("+") || digits.length > nationalDigits + 1) return digits;
  return countryCode + digits.replace(/^0/, "");
}

/** Returns a WhatsApp chat with the lister in which the question is prepared; undefined without a number. */
export function listerLink({ contact_number, listed_by, title, reference }: ToConfirmCard): string | undefined {
  if (!contact_number) return undefined;
  const greeting = listed_by ? `Hello ${listed_by}` : "Hello";
  const text = `${greeting}, is "${title}" (${reference}) still available? Please answer: still available, under offer, or gone.`;
  return chatLink(withCountryCode(contact_number), text);
}
