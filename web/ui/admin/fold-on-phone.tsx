import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";

interface FoldOnPhoneProps {
  label: string;
  /** Whether a phone shows the content at first. */
  isOpen: boolean;
  children: ReactNode;
}

/** Content that a phone shows after a tap on a button, so that what follows starts on the first screen. */
export function FoldOnPhone({ label, isOpen: isOpenAtFirst, children }: FoldOnPhoneProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button
        look="outline"
        className="mt-4 lg:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        {label}
      </Button>
      <div className={isOpen ? undefined : "max-lg:hidden"}>{children}</div>
    </>
  );
}
