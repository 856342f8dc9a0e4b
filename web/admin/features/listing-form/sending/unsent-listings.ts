import { addListingPath, adminPaths } from "#contract/site/admin-paths.ts";
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

/** Returns the part of a draft's name that tells which new listing it is. */
export const newFormName = (kind: PropertyKind, copiedUuid?: string): string =>
  copiedUuid ? `${kind}_${copiedUuid}` : kind;

/** Returns the path of the form of a new listing; undefined for the name of a stored one. */
function readNewFormPath(name: string): string | undefined {
  const [kind, copiedUuid] = name.split("_");
  return kind === "buy" || kind === "rent" ? addListingPath(kind, copiedUuid) : undefined;
}

/** Returns the unsent listings of an account on this device. */
export function readUnsentListings(account: string): UnsentListing[] {
  const prefix = storageKeys.draft(`${adminDraftForms.listing}${account}_`);
  return listStoredKeys(prefix).flatMap((key) => {
    const draft = readStored(key, isDraft);
    if (!draft?.unsent) return [];
    const form = key.slice(prefix.length);
    const newPath = readNewFormPath(form);
    const path = newPath ?? withQuery(adminPaths.listings, new URLSearchParams({ edit: form }));
    const title = String(draft.values?.fields?.title ?? "").trim();
    return [{ title, path, isNew: newPath !== undefined }];
  });
}

/** The state of the history entry that "Send now" opens. */
export const sendNowState = { sendNow: true };

export const isSendNow = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "sendNow" in state && state.sendNow === true;
