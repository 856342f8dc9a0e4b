import { readAccountId } from "#web/lib/session/account-id.ts";
import { accountMark } from "#web/lib/storage/storage-keys.ts";

/**
 * Returns the name under which this browser stores a form of visitors, its draft and its waiting enquiry. It contains the
 * account of a signed-in visitor, so that no other person on the device sees what was typed.
 */
export function storedFormName(form: string): string {
  const account = readAccountId();
  return account ? form + accountMark + account : form;
}

/** Returns the account in the name of a stored form; undefined for that of an anonymous visitor. */
export const accountOfForm = (storedName: string): string | undefined => storedName.split(accountMark)[1];

/** Returns whether a stored form belongs to an account that is not signed in. */
export function isOfOtherAccount(storedName: string): boolean {
  return storedName.includes(accountMark) && !storedName.endsWith(accountMark + (readAccountId() ?? ""));
}
