import { menuRow } from "#web/admin/ui/menu-row.tsx";
import type { Elements } from "#web/lib/page/elements.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";

/** An action for the selected listings. */
export interface BulkAction {
  icon: LineIconName;
  /** The text of its button. */
  label: string;
  run: () => void;
}

interface BulkActionSheetProps {
  title: string;
  /** Separated by rules. */
  groups: readonly (readonly BulkAction[])[];
  onClose: () => void;
  /** Shown above the actions. */
  children?: Elements;
}

/** The actions that the bar of the selected listings has no room for. Choosing one closes the sheet. */
export function BulkActionSheet({ title, groups, onClose, children }: BulkActionSheetProps) {
  return (
    <Dialog variant="sheet" title={title} onClose={onClose}>
      {children}
      {groups.map((group, index) => (
        <div key={group[0]?.label} className={index > 0 || children ? "border-t border-line py-1" : "py-1"}>
          <div className="-mx-3">
            {group.map(({ icon, label, run }) => (
              <button
                key={label}
                type="button"
                className={`${menuRow} text-inherit`}
                onClick={() => {
                  onClose();
                  run();
                }}
              >
                <LineIcon name={icon} />
                <span>{label}</span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </Dialog>
  );
}
