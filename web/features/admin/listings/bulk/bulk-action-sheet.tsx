import type { ReactNode } from "react";
import { Dialog } from "#web/ui/dialog.tsx";

/** An action for the selected listings, with the text of its button. */
export type BulkAction = [label: string, run: () => void];

interface BulkActionSheetProps {
  title: string;
  actions: readonly BulkAction[];
  onClose: () => void;
  /** Shown above the actions. */
  children?: ReactNode;
}

/** The actions that the bar of the selected listings has no room for. Choosing one closes the sheet. */
export function BulkActionSheet({ title, actions, onClose, children }: BulkActionSheetProps) {
  return (
    <Dialog variant="sheet" title={title} onClose={onClose}>
      {children}
      <div className="-mx-3 py-2">
        {actions.map(([label, run]) => (
          <button
            key={label}
            type="button"
            className="admin-link"
            onClick={() => {
              onClose();
              run();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
