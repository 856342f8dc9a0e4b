import type { LinkContext } from "#worker/security/link-secrets.ts";
import { deriveLinkSecret } from "#worker/security/link-secrets.ts";

/** Returns the secret of the page of a want. */
export const wantSecret = ({ tokenKey }: Pick<LinkContext, "tokenKey">, id: string): string =>
  deriveLinkSecret(tokenKey, `want ${id}`);

export const wantPath = (links: Pick<LinkContext, "tokenKey">, id: string): string => `/wants/${wantSecret(links, id)}`;
export const wantUrl = (links: LinkContext, id: string): string => `${links.origin}${wantPath(links, id)}`;

/** Names a mail about a want; the link is added when it is sent, so that no secret is stored. */
export const wantMailId = (id: string, occasion: string): string => `want:${id}:${occasion}`;
const mailId = /^want:([\da-f-]{36}):/;

/** Adds the link to a mail about a want; leaves other mails unchanged. @throws Error without the key of links */
export function addWantLink(
  { id, body }: { id: string; body: string },
  { origin, tokenKey }: Partial<LinkContext>,
): string {
  const [, want] = mailId.exec(id) ?? [];
  if (want === undefined) return body;
  if (origin === undefined || tokenKey === undefined) throw new Error("TOKEN_KEY is missing");
  return body + wantUrl({ origin, tokenKey }, want);
}
