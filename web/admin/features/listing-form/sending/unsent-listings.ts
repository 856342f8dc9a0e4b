import { adminPaths } from "#contract/site/admin-paths.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { adminDraftForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { listStoredKeys, readStored } from "#web/lib/storage/stored-value.ts";

/** A finished listing that did not reach the server, as its form has stored it. */
export interface UnsentListing {
  /** Empty if nothing is typed there. */
  title: string;
  /** The screen of its form. */
  path: string;
  isNew: boolean;
}

interface UnsentDraft {
  values?: { fields?: Record<string, unknown> };
  unsent?: unknown;
}

const isDraft = (value: unknown): value is UnsentDraft => typeof value === "object" && value !== null;

const addPaths: Record<PropertyKind, string> = { buy: adminPaths.addProperty, rent: adminPaths.addRentProperty };
const isKind = (text: string): text is PropertyKind => text === "buy" || text === "rent";

/** Returns the unsent listings of an account on this device. */
export function readUnsentListings(account: string): UnsentListing[] {
  const prefix = storageKeys.draft(`${adminDraftForms.listing}${account}_`);
  return listStoredKeys(prefix).flatMap((key) => {
    const draft = readStored(key, isDraft);
    if (!draft?.unsent) return [];
    const form = key.slice(prefix.length);
    const path = isKind(form) ? addPaths[form] : withQuery(adminPaths.listings, new URLSearchParams({ edit: form }));
    const title = String(draft.values?.fields?.title ?? "").trim();
    return [{ title, path, isNew: isKind(form) }];
  });
}

/** The state of the history entry that "Send now" opens. */
export const sendNowState = { sendNow: true };

export const isSendNow = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "sendNow" in state && state.sendNow === true;
