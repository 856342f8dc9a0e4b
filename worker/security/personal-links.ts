import { deriveLinkSecret, type LinkContext } from "./link-secrets.ts";

type Key = Pick<LinkContext, "tokenKey">;

/** Returns the secret of the link of an appointment. */
export const appointmentSecret = ({ tokenKey }: Key, id: string): string =>
  deriveLinkSecret(tokenKey, `appointment ${id}`);

/** The address of the page by which its person sees, moves and cancels an appointment. */
export const manageUrl = (links: LinkContext, id: string): string =>
  `${links.origin}/appointment/${appointmentSecret(links, id)}`;

export const calendarUrl = (links: LinkContext, id: string): string =>
  `${links.origin}/api/v1/public/appointments/${appointmentSecret(links, id)}.ics`;

/** Returns the secret of the page of a want. */
export const wantSecret = ({ tokenKey }: Key, id: string): string => deriveLinkSecret(tokenKey, `want ${id}`);

export const wantPath = (links: Key, id: string): string => `/wants/${wantSecret(links, id)}`;
export const wantUrl = (links: LinkContext, id: string): string => `${links.origin}${wantPath(links, id)}`;
