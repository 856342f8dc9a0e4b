import { createHmac } from "node:crypto";

/** What links with secrets are made of. */
export interface LinkContext {
  origin: string;
  tokenKey: string;
}

/**
 * Returns the secret of a link: 256 bits as 43 characters, derived from a secret key. Only its hash is stored, and yet a
 * repeated request and a later mail have the same link.
 * @param use names the link, such as `appointment <id>`
 */
export const deriveLinkSecret = (key: string, use: string): string =>
  createHmac("sha256", key).update(`link ${use}`).digest("base64url");
