import { useEffect, useState } from "react";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { listStoredKeys } from "#web/lib/storage/stored-value.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

const hasKept = (account: string) => listStoredKeys(storageKeys.keptDrafts(account)).length > 0;

/** Puts back the drafts that the account kept at its last logout. Returns false until then: forms read them when they open. */
export function useKeptDrafts(account: string | undefined): boolean {
  const [checkedAccount, setCheckedAccount] = useState<string>();
  const isDue = account !== undefined && account !== checkedAccount && hasKept(account);
  useEffect(() => {
    if (!isDue) return;
    import("#web/admin/lib/drafts/kept-drafts.ts")
      .then(({ restoreDrafts }) => restoreDrafts(account))
      .then(
        (isComplete) => !isComplete && showToast({ tone: "bad", ...messages.damaged }),
        () => showToast({ tone: "bad", ...messages.unavailable }),
      )
      .finally(() => setCheckedAccount(account));
  }, [account, isDue]);
  return !isDue;
}

const messages = {
  damaged: { title: "Drafts not restored", text: "Some drafts that you kept on this device could not be opened." },
  unavailable: {
    title: "Drafts not restored yet",
    text: "The drafts that you kept on this device need a connection. Reload the page to try again.",
  },
} as const;
