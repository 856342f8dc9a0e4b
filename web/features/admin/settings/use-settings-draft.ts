import { useRef, useState } from "react";
import type { SiteAnswer, SiteDetails } from "#contract/site/site-details.ts";
import { mayKeepFor, readSession } from "#web/lib/session/stored-session.ts";
import { staffForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { dropStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import { isSame } from "./settings-path.ts";

/** Details that are being changed, and those that they were made from. */
export interface SettingsDraft {
  details: SiteDetails;
  opened: SiteAnswer["data"];
}

const isDraft = (value: unknown): value is SettingsDraft =>
  typeof value === "object" && value !== null && "details" in value && "opened" in value;

/** What was changed on this phone and not saved, for whoever changed it. */
export function useSettingsDraft() {
  // Theirs even after their session has run out; for another account the screen is drawn anew.
  const [account] = useState(() => readSession()?.user.id ?? "");
  const key = storageKeys.draft(`${staffForms.settings}${account}`);
  const [restored] = useState(() => readStored(key, isDraft));
  const own = useRef(restored);
  return {
    restored,
    /** Keeps it for later; whoever logs out leaves nothing behind. */
    keep: (draft: SettingsDraft) => {
      if (!mayKeepFor(account)) return;
      writeStored(key, draft);
      own.current = draft;
    },
    /** Lets go of what was kept or restored here; what another tab keeps is that tab's. */
    drop: () => {
      if (own.current && isSame(readStored(key, isDraft), own.current)) dropStored(key);
      own.current = undefined;
    },
  };
}
