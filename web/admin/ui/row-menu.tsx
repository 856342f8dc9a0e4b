import { type ReactNode, useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";
import { menuRow } from "./menu-row.tsx";

export interface RowMenuItem {
  icon: LineIconName;
  label: string;
  onChoose: () => void;
  /** It is the last one, apart from the others. */
  isDestructive?: boolean;
}

interface RowMenuProps {
  /** The classes of the button: its place in the row, and where it is hidden. */
  className: string;
  /** The name of what the row shows. */
  title: string;
  isBusy: boolean;
  items: RowMenuItem[];
  /** The facts that the row has no room for. */
  children?: ReactNode;
  /** Controls between the facts and the actions. `close` closes the sheet. */
  controls?: ((close: () => void) => ReactNode) | undefined;
}

/** The actions of a row on a phone: a button that opens them in a sheet. */
export function RowMenu({ className, title, isBusy, items, children, controls }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const renderItem = ({ icon, label, onChoose, isDestructive }: RowMenuItem) => (
    <button
      key={label}
      type="button"
      className={`${menuRow} ${isDestructive ? "text-bad" : "text-inherit"}`}
      onClick={() => {
        close();
        onChoose();
      }}
    >
      <LineIcon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <>
      <button
        type="button"
        className={classNames("icon-btn text-ink [&>svg]:stroke-3", className)}
        aria-label={`Actions for ${title}`}
        aria-haspopup="dialog"
        // Not disabled while an action runs: the button would lose the focus.
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setIsOpen(true)}
      >
        <LineIcon name="menu" />
      </button>
      {isOpen && (
        <Dialog variant="sheet" title={title} onClose={close}>
          {children && <div className="grid gap-2 py-4">{children}</div>}
          {controls && <div className="border-t border-line py-3">{controls(close)}</div>}
          <div className={classNames("pt-1", children || controls ? "border-t border-line" : undefined)}>
            <div className="-mx-3">
              {items.map((item) =>
                item.isDestructive ? (
                  <div key={item.label} className="mx-3 mt-1 border-t border-line pt-1">
                    <div className="-mx-3">{renderItem(item)}</div>
                  </div>
                ) : (
                  renderItem(item)
                ),
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
