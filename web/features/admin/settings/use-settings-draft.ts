import { useRef, useState } from "react";
import type { SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { canSaveDraftsFor, readSession } from "#web/lib/session/stored-session.ts";
import { adminDraftForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import { isSameJson } from "./settings-path.ts";

/** Details that are being changed, and those that they were made from. */
export interface SettingsDraft {
  details: SiteDetails;
  opened: SiteResponse["data"];
}

const isDraft = (value: unknown): value is SettingsDraft =>
  typeof value === "object" && value !== null && "details" in value && "opened" in value;

/** What was changed on this phone and not saved, for whoever changed it. */
export function useSettingsDraft() {
  // Theirs even after their session has run out; for another account the screen is drawn anew.
  const [account] = useState(() => readSession()?.user.id ?? "");
  const key = storageKeys.draft(`${adminDraftForms.settings}${account}`);
  const [restored] = useState(() => readStored(key, isDraft));
  const own = useRef(restored);
  return {
    restored,
    /** Keeps it for later; whoever logs out leaves nothing behind. */
    keep: (draft: SettingsDraft) => {
      if (!canSaveDraftsFor(account)) return;
      writeStored(key, draft);
      own.current = draft;
    },
    /** Lets go of what was kept or restored here; what another tab keeps is that tab's. */
    drop: () => {
      if (own.current && isSameJson(readStored(key, isDraft), own.current)) deleteStored(key);
      own.current = undefined;
    },
  };
}
