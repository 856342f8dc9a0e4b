import { type WantKind, wantLimits } from "#contract/wants/want-kinds.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { groupDigits } from "#shared/group-digits.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { getPrice } from "#shared/listings/property-price.ts";

/** A text that is told. The link to the page of the want follows a mail. */
interface MailText {
  subject: string;
  body: string;
}

const priceOf = (home: CatalogueHome) => `$${groupDigits(getPrice(home))}${propertyKindTraits[home.kind].priceSuffix}`;
const nameHome = (home: CatalogueHome) => `${home.title}, ${home.area ?? home.city}, ${priceOf(home)}`;

/** A professional is not named in a mail: it passes through other services. */
export const confirmMail = ({ kind, label }: { kind: WantKind; label: string }): MailText => ({
  subject: "Shall we tell you when one comes?",
  body: `Hello,\n\nsomebody asked us to tell this address when ${kind === "lesson" || kind === "clinic" ? "a time is free" : `a home comes: ${label}`}.\n\nIf it was you, open this page and press the button. Otherwise do nothing, and you hear no more from us.\n\n`,
});

/** What a person who waits is told of a free time. What it is for is not named. */
export const freeTime = (start: string) => ({
  title: "A time is free",
  body: `${describeTime(start)}. We keep it for you for ${wantLimits.heldMinutes} minutes.`,
});
export const freeTimeMail = (start: string): MailText => ({
  subject: "A time is free",
  body: `Hello,\n\n${describeTime(start)} (Monrovia time, GMT) is free. We keep it for you for ${wantLimits.heldMinutes} minutes. Take it here: `,
});

/** Returns what a phone shows: the home, its price and why it fits. */
export function homesMessage(homes: readonly CatalogueHome[], label: string): { title: string; body: string } {
  const [home, ...more] = homes;
  if (!home) return { title: "", body: "" };
  const others = more.length > 0 ? ` And ${more.length} more.` : "";
  return {
    title: `${home.property_type} in ${home.area ?? home.city}, ${priceOf(home)}`,
    body: `${home.title}. It fits: ${label}.${others}`,
  };
}

export const homesMail = (homes: readonly CatalogueHome[], label: string, origin: string): MailText => ({
  subject: homes.length === 1 && homes[0] ? `New: ${nameHome(homes[0])}` : `${homes.length} homes for you`,
  body: [
    "Hello,",
    "",
    `you look for: ${label}.`,
    homes.length === 1 ? "This home fits all of it:" : "These homes fit all of it:",
    ...homes.map((home) => `- ${nameHome(home)}: ${origin}/r/${encodeURIComponent(home.reference)}`),
    "",
    "See all of them, change what you look for, or end these messages: ",
  ].join("\n"),
});

/** Returns the message that a colleague sends. */
export const homesChat = (
  homes: readonly CatalogueHome[],
  label: string,
  name: string | null,
  origin: string,
): string =>
  [
    `Hello${name ? ` ${name}` : ""}, you look for: ${label}. ${homes.length === 1 ? "This one came:" : "These came:"}`,
    ...homes.map((home) => `${nameHome(home)}: ${origin}/r/${encodeURIComponent(home.reference)}`),
  ].join("\n");

export const stillLooking = (label: string) => ({
  title: "Still looking?",
  body: `${label}. In ${wantLimits.askDays} days we stop telling you, unless you say that you still look.`,
});
export const stillLookingMail = (label: string): MailText => ({
  subject: "Still looking?",
  body: `Hello,\n\nyou look for: ${label}. In ${wantLimits.askDays} days we stop telling you. Do you still look? Then press the button here: `,
});
