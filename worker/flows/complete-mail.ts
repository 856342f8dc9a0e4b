import { addLink } from "#worker/modules/appointments/appointment-texts.ts";
import { addWantLink } from "#worker/modules/wants/want-links.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";

/** Returns the text of a queued mail with its link, whose secret is not stored. @throws Error without the key of links */
export const completeMail = (message: { id: string; body: string }, links: Partial<LinkContext>): string =>
  addWantLink({ ...message, body: addLink(message, links) }, links);
