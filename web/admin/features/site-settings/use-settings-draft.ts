import { useRef, useState } from "react";
import type { SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { canSaveDraftsFor, readSession } from "#web/lib/session/stored-session.ts";
import { adminDraftForms, storageKeys } from "#web/lib/storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import { isSameJson } from "./rebase-settings.ts";

export interface SettingsDraft {
  /** The edited settings. */
  details: SiteDetails;
  /** The stored settings on which the edits are based. */
  opened: SiteResponse["data"];
}

const isDraft = (value: unknown): value is SettingsDraft =>
  typeof value === "object" && value !== null && "details" in value && "opened" in value;

/** Stores unsaved changes in this browser, separately for each account. */
export function useSettingsDraft() {
  // The account at the start: its draft can be saved even after the session has expired.
  const [account] = useState(() => readSession()?.user.id ?? "");
  const key = storageKeys.draft(`${adminDraftForms.settings}${account}`);
  const [restored] = useState(() => readStored(key, isDraft));
  const ownDraft = useRef(restored);
  return {
    restored,
    /** Does nothing after a logout, which deletes the drafts. */
    save: (draft: SettingsDraft) => {
      if (!canSaveDraftsFor(account)) return;
      writeStored(key, draft);
      ownDraft.current = draft;
    },
    /** Deletes the draft of this tab, but not one that another tab has saved since. */
    discard: () => {
      if (ownDraft.current && isSameJson(readStored(key, isDraft), ownDraft.current)) deleteStored(key);
      ownDraft.current = undefined;
    },
  };
}

export type SettingsDraftStore = ReturnType<typeof useSettingsDraft>;
