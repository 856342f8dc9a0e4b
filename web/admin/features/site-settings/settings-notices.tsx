import { useNavigate } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { useLeaveGuard } from "#web/admin/lib/forms/use-leave-guard.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

/** Notices about unsaved changes: restored from a draft, or based on old settings. Asks before the screen is left. */
export function SettingsNotices({ settings }: { settings: SettingsForm }) {
  const { isChanged, isSaving, isRestored, isOutdated } = settings;
  const navigate = useNavigate();
  const guard = useLeaveGuard(isChanged, isSaving, (path) => navigate(path ?? adminPaths.admin));
  return (
    <>
      {isOutdated && (
        <div role="alert">
          <Notice tone="warn" title="Someone else has saved newer settings">
            <p>Your changes are still here, but cannot be saved over settings that you have not seen.</p>
            <Button look="outline" className="mt-3" busy={isSaving} onClick={settings.loadNewer}>
              Load the newer settings
            </Button>
            <p className="mt-2">Your changes are kept. Check them, then save.</p>
          </Notice>
        </div>
      )}
      {isRestored && !isOutdated && (
        <Notice
          tone="warn"
          title="Restored"
          action={
            <Button look="quiet" className="-my-2" busy={isSaving} onClick={settings.discard}>
              Discard
            </Button>
          }
        >
          <p>Your unsaved changes are in the form again.</p>
        </Notice>
      )}
      {guard.isAsking && (
        <ConfirmDialog
          title="Leave the settings?"
          confirmLabel="Discard and leave"
          isDestructive
          cancelLabel="Keep editing"
          onConfirm={() => {
            settings.discard();
            guard.leave();
          }}
          onCancel={guard.stay}
        >
          <p>Your changes are not saved yet.</p>
          <Button look="outline" className="mt-4" onClick={guard.leave}>
            Leave and keep it on this device
          </Button>
        </ConfirmDialog>
      )}
    </>
  );
}
