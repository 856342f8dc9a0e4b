import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { Button } from "#web/ui/button.tsx";

interface LeaveFormDialogProps {
  onDiscard: () => void;
  /** Leaves, and keeps the draft in this browser. */
  onKeep: () => void;
  onStay: () => void;
}

export function LeaveFormDialog({ onDiscard, onKeep, onStay }: LeaveFormDialogProps) {
  return (
    <ConfirmDialog
      title="Leave this form?"
      confirmLabel="Discard and leave"
      isDestructive
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      <p>Your changes are not saved yet.</p>
      <Button look="outline" className="mt-4" onClick={onKeep}>
        Leave and keep it on this device
      </Button>
    </ConfirmDialog>
  );
}
