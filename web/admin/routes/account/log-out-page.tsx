import { useState } from "react";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { listDraftKeys } from "#web/lib/drafts/account-drafts.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

interface LogOutPageProps {
  account: string;
  /** Ends the session, which deletes the readable drafts. */
  onLogOut: () => void;
}

/** Asks what to do with the unsaved drafts of the account before it logs out. */
export function LogOutPage({ account, onLogOut }: LogOutPageProps) {
  const [count] = useState(() => listDraftKeys(account).length);
  const [state, setState] = useState<"ready" | "keeping" | "failed">("ready");
  const keep = async () => {
    setState("keeping");
    try {
      const { keepDrafts } = await import("#web/admin/lib/drafts/kept-drafts.ts");
      await keepDrafts(account);
      onLogOut();
    } catch {
      setState("failed");
    }
  };
  const isKeeping = state === "keeping";
  return (
    <div className="wrap max-w-[40rem] py-6 lg:py-8">
      <h1 className="text-4">Log out</h1>
      <p className="mt-4">
        {count > 0
          ? `You have ${formatCount(count, "unsaved draft")} on this device. What should happen to ${count === 1 ? "it" : "them"}?`
          : "You have no unsaved drafts on this device."}
      </p>
      {state === "failed" && (
        <div role="alert" className="mt-4">
          <Notice tone="bad" title="Not kept">
            <p>Your drafts could not be encrypted. Check the connection and try again. Nothing was deleted.</p>
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-col items-start gap-3">
        {count > 0 && (
          <>
            <Button busy={isKeeping} onClick={keep}>
              {isKeeping ? "Encrypting..." : "Keep drafts and log out"}
            </Button>
            <p className="text-1 text-ink2">
              They stay on this device, encrypted. They are back when you log in here again; no other account can open
              them.
            </p>
          </>
        )}
        <Button look={count > 0 ? "outline" : "solid"} busy={isKeeping} onClick={onLogOut}>
          {count > 0 ? "Delete drafts and log out" : "Log out"}
        </Button>
        <ButtonLink look="quiet" className="-ml-3" to={adminPaths.admin}>
          Stay logged in
        </ButtonLink>
      </div>
    </div>
  );
}
