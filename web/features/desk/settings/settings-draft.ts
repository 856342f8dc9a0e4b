import type { SiteAnswer, SiteDetails } from "#contract/site.ts";
import { staffForms, storageKeys } from "#web/lib/storage-keys.ts";
import { hasLeft } from "#web/lib/stored-session.ts";
import { dropStored, readStored, writeStored } from "#web/lib/stored-value.ts";

/** Details that are being changed, and those that they were made from. */
export interface SettingsDraft {
  details: SiteDetails;
  opened: SiteAnswer["data"];
}

const key = storageKeys.draft(staffForms.settings);

const isDraft = (value: unknown): value is SettingsDraft =>
  typeof value === "object" && value !== null && "details" in value && "opened" in value;

/** What was changed on this phone and not saved. */
export const readSettingsDraft = () => readStored(key, isDraft);

/** Keeps it for later; whoever logs out leaves nothing behind. */
export function keepSettingsDraft(draft: SettingsDraft): void {
  if (!hasLeft()) writeStored(key, draft);
}

export const dropSettingsDraft = () => dropStored(key);
