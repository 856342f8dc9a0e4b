import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface AskDialogProps {
  title: string;
  children?: ReactNode;
  /** The words of what is asked about. */
  yes: string;
  no?: string;
  /** While it is being done. */
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once before something is done; what leaves everything as it is has the focus. */
export function ConfirmDialog({ title, children, yes, no = "Cancel", busy, onYes, onNo }: AskDialogProps) {
  return (
    <Dialog
      narrow
      title={title}
      onClose={onNo}
      footer={
        <>
          <Button onClick={onYes} disabled={busy}>
            {yes}
          </Button>
          <Button look="quiet" onClick={onNo}>
            {no}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
