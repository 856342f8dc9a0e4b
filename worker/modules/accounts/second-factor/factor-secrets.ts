import { openSecret, sealSecret } from "#worker/security/secret-box.ts";

/** The secrets of an account. A phone is replaced when the code of the new one is correct, so there can be two. */
export interface FactorSecrets {
  active?: string;
  /** Shown in the interface and not confirmed with a code yet. */
  pending?: string;
}

export function sealSecrets(secrets: FactorSecrets, userId: string, tokenKey: string): Promise<string> {
  return sealSecret(JSON.stringify(secrets), userId, tokenKey);
}

/** Returns no secrets if they were encrypted under another key. */
export async function openSecrets(box: string, userId: string, tokenKey: string): Promise<FactorSecrets> {
  return JSON.parse((await openSecret(box, userId, tokenKey)) ?? "{}") as FactorSecrets;
}
