import { useNavigate } from "react-router-dom";
import { useLeaveGuard } from "#web/lib/forms/use-leave-guard.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

/** What is to be known of changes that are not saved: that they were restored, or made from older details; and the question before they are left. */
export function SettingsNotices({ settings }: { settings: SettingsForm }) {
  const { isChanged, isSaving, isRestored, isOld } = settings;
  const navigate = useNavigate();
  const guard = useLeaveGuard(isChanged, isSaving, (path) => navigate(path ?? adminPaths.admin));
  return (
    <>
      {isOld && (
        <div role="alert">
          <Notice tone="warn" title="Somebody else has saved newer settings">
            <p>What you typed is still here, and cannot be saved on top of details that you have not seen.</p>
            <Button look="outline" className="mt-3" disabled={isSaving} onClick={settings.loadNewer}>
              Load the newer details
            </Button>
            <p className="mt-2">What you changed stays changed. Look it over, then save.</p>
          </Notice>
        </div>
      )}
      {isRestored && !isOld && (
        <Notice
          tone="warn"
          title="Restored"
          action={
            <Button look="quiet" className="-my-2" disabled={isSaving} onClick={settings.discard}>
              Discard
            </Button>
          }
        >
          <p>What was typed here before and not saved is in the form again.</p>
        </Notice>
      )}
      {guard.isAsking && (
        <ConfirmDialog
          title="Leave the settings?"
          yes="Discard and leave"
          no="Keep editing"
          onYes={() => {
            settings.discard();
            guard.leave();
          }}
          onNo={guard.stay}
        >
          <p>What you changed is not saved yet.</p>
          <Button look="outline" className="mt-4" onClick={guard.leave}>
            Leave and keep it on this phone
          </Button>
        </ConfirmDialog>
      )}
    </>
  );
}
