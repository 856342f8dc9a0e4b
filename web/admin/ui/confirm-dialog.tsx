import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether confirming deletes or discards something. */
  isDestructive?: boolean;
  /** Focuses the cancel button, so that Enter does not confirm. */
  startsAtCancel?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action. Closing the dialog cancels. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  isDestructive = false,
  startsAtCancel = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  // Runs after the dialog has opened, which focuses its first button.
  useLayoutEffect(() => {
    if (startsAtCancel) cancelButton.current?.focus();
  }, [startsAtCancel]);
  return (
    <Dialog
      variant="small"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button className={isDestructive ? "bg-bad text-paper" : undefined} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button ref={cancelButton} look={isDestructive ? "outline" : "quiet"} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
