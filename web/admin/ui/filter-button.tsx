import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useIsWide } from "./use-is-wide.ts";

interface FilterButtonProps {
  title?: string;
  /** How many filters are set. */
  count: number;
  /** What closes the sheet, such as "Show 12 properties". */
  resultText?: string | undefined;
  onClear: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters of a list: in the page on a desktop, in a sheet behind an icon on a phone. They apply at once. */
export function FilterButton({ title = "Filters", count, resultText = "Show", onClear, children }: FilterButtonProps) {
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  if (isWide) return <div className="flex flex-wrap gap-2 print:hidden">{children}</div>;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        look="small"
        className="flex-none px-3! print:hidden"
        aria-label={count > 0 ? `${title} (${count})` : title}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="tune" />
        {count > 0 && <span>{count}</span>}
      </Button>
      {isOpen && (
        <Dialog
          variant="sheet"
          title={title}
          onClose={close}
          footer={
            <>
              <Button className="flex-1" onClick={close}>
                {resultText}
              </Button>
              <Button look="quiet" busy={count === 0} onClick={onClear}>
                Clear
              </Button>
            </>
          }
        >
          <div className="grid gap-2 pt-4">{children}</div>
        </Dialog>
      )}
    </>
  );
}
