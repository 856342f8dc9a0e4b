/** The key pair by which push services know this site (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Reads the secret VAPID_KEY; undefined if it is missing or malformed. */
export function readVapidKeys(secret: string | undefined): VapidKeys | undefined {
  const [, publicKey, privateKey] = /^([\w-]{87})\.([\w-]{43})$/.exec(secret ?? "") ?? [];
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}
