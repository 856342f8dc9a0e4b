import { ConfirmDialog } from "../confirm-dialog.tsx";

interface LeaveDialogProps {
  /** What is left, such as "the settings". */
  what: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether changes that are not saved may be lost. */
export const LeaveDialog = ({ what, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    title={`Leave ${what}?`}
    confirmLabel="Discard and leave"
    isDestructive
    cancelLabel="Keep editing"
    onConfirm={onLeave}
    onCancel={onStay}
  >
    <p>Your changes are not saved yet.</p>
  </ConfirmDialog>
);
