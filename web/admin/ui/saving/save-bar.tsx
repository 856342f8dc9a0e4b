import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** It stays in view while there are changes or it has the focus, on a phone above the bottom bar. */
const barClass = classNames(
  "save-bar group -mx-(--gutter) flex flex-wrap items-center gap-2 px-(--gutter) py-2",
  "[&:is([data-changed],:focus-within)]:sticky [&:is([data-changed],:focus-within)]:z-4",
  "bottom-[calc(60px+env(safe-area-inset-bottom))] lg:bottom-0 [&:is([data-changed],:focus-within)]:border-t",
  "border-line bg-paper max-lg:[&:is([data-changed],:focus-within)]:bg-raise lg:mx-0 lg:flex-nowrap lg:px-0 lg:py-3",
);
const textClass = "min-w-0 flex-[1_0_100%] text-1 lg:basis-0";

interface SaveBarProps {
  isChanged: boolean;
  isSaving: boolean;
  /** The words of the button that saves. */
  label: string;
  /** Without it, the button sends the form around the bar. */
  onSave?: () => void;
  onDiscard: () => void;
  /** What must be corrected first, instead of whether everything is saved. */
  problem?: ReactNode;
}

/** The only bar of an editor: saves its changes or discards them. */
export function SaveBar({ isChanged, isSaving, label, onSave, onDiscard, problem }: SaveBarProps) {
  return (
    <div className={barClass} data-changed={isChanged || undefined}>
      {problem ? (
        <p className={`${textClass} font-bold text-bad`}>{problem}</p>
      ) : (
        // On a phone, the buttons show that there are changes. Screen readers still hear the text.
        <p className={classNames(textClass, "text-ink2", isChanged && "max-lg:sr-only")} role="status">
          {!isChanged && (
            <span className="text-good [&>svg]:mr-1.5 [&>svg]:inline [&>svg]:size-[16px] [&>svg]:align-[-3px]">
              <Icon name="check" />
            </span>
          )}
          <span>{isChanged ? "Not saved yet" : "Everything is saved"}</span>
        </p>
      )}
      {isChanged && (
        <Button look="quiet" className="lg:flex-none" busy={isSaving} onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <Button
        type={onSave ? "button" : "submit"}
        className={classNames("max-lg:grow lg:flex-none", !isChanged && "max-lg:group-not-focus-within:hidden")}
        aria-disabled={isSaving || !isChanged}
        onClick={isChanged && !isSaving ? onSave : undefined}
      >
        {isSaving ? "Saving..." : label}
      </Button>
    </div>
  );
}
