import { type ReactNode, useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface TodoLineProps {
  /** Such as "2 to confirm". */
  label: string;
  /** The title of the sheet. */
  title: string;
  isDone?: boolean;
  /** The list, in the sheet. */
  children: (close: () => void) => ReactNode;
}

/** Something that a colleague has to do, in a few words above the appointments. A tap opens all of it. */
export function TodoLine({ label, title, isDone, children }: TodoLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={classNames(
          "inline-flex min-h-touch flex-none cursor-pointer items-center justify-between gap-1 rounded-m px-3 text-1 font-bold",
          // A phone has it in a line of its own.
          "max-sm:flex-auto",
          isDone ? "bg-good-bg text-good" : "bg-warn-bg text-warn",
        )}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span>{label}</span>
        <Icon name="right" />
      </button>
      {isOpen && (
        <Dialog variant="sheet" title={title} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
