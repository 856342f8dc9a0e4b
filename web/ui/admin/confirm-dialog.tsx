import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action. Closing the dialog cancels. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      variant="small"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
          <Button look="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
