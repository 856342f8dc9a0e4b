import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { type AccessChange, describeAccessChange } from "./access-changes.ts";

interface ConfirmAccessChangeProps {
  change: AccessChange;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a change of access. Enter and Escape cancel, because an arrow key in a select is enough to get here. */
export function ConfirmAccessChange({ change, onConfirm, onCancel }: ConfirmAccessChangeProps) {
  const { title, texts, confirmLabel } = describeAccessChange(change);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isDestructive={change.kind === "disable"}
      startsAtCancel
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {texts.map((text) => (
        <p key={text} className="mt-2 wrap-anywhere first:mt-0">
          {text}
        </p>
      ))}
    </ConfirmDialog>
  );
}
