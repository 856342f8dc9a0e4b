import { useId } from "react";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListingFormState } from "../use-listing-form.ts";
import { RequiredLeft } from "./required-left.tsx";
import { UploadProgress } from "./upload-progress.tsx";

/**
 * On a desktop, the text about missing fields stands below the section titles, the buttons below the fields. The padding of
 * a dialog is below the bar too.
 */
const endClass = classNames(
  "contents lg:sticky lg:bottom-0 lg:z-4 lg:-mx-(--bleed) lg:flex lg:items-center lg:gap-2 lg:border-t lg:border-line",
  "lg:bg-paper lg:py-3 lg:pr-[calc(var(--bleed)+max(0px,100%-var(--titles)-var(--fields)))] lg:pl-(--bleed)",
  "lg:[--fields:48rem] lg:[--titles:15rem]",
  "lg:in-[dialog]:-bottom-4 lg:in-[dialog]:[--fields:100%] lg:in-[dialog]:[--titles:13rem]",
);
const barClass = classNames(
  "bottom-0 z-4 -mx-(--bleed) flex flex-wrap gap-[6px_8px] border-t border-line bg-raise px-[min(var(--bleed),4.5vw)]",
  "pt-[8px] pb-[calc(8px+env(safe-area-inset-bottom))] in-[dialog]:-bottom-4 lg:contents",
  "[@media(min-height:26em)]:sticky",
);
/** With larger text, the buttons keep to one row. */
const buttonSize = "text-[length:min(var(--text-2),4.5vw)] lg:text-2";
const buttonClass = `flex-1 px-[8px] lg:flex-none lg:px-6 ${buttonSize}`;
const quietClass = `min-h-control flex-none px-[4px] lg:px-4 ${buttonSize}`;

interface ListingFormActionsProps {
  mode: "new" | "draft" | "published";
  kind: PropertyKind;
  state: ListingFormState;
  onSend: (published: boolean) => void;
  onPreview: () => void;
  onCancel: () => void;
}

/** The buttons of the form. The bar with the last three stays in reach while the form scrolls. */
export function ListingFormActions({ mode, kind, state, onSend, onPreview, onCancel }: ListingFormActionsProps) {
  const leftId = useId();
  const { isSending } = state;
  const isPublished = mode === "published";
  const [label, busyLabel] = mode === "new" ? ["Add Property", "Adding Property..."] : ["Save changes", "Saving..."];
  return (
    <div className={endClass}>
      <Button look="outline" className="lg:-order-1 lg:mr-auto lg:flex-none lg:self-center" onClick={onPreview}>
        Preview
      </Button>
      <div className={barClass}>
        <UploadProgress images={state.images} isSending={isSending} />
        {!isPublished && (
          <RequiredLeft id={leftId} kind={kind} values={state.values} hasImages={state.images.length > 0} />
        )}
        <Button look="quiet" className={quietClass} disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
        {mode === "draft" && (
          <Button look="outline" className={buttonClass} disabled={isSending} onClick={() => onSend(true)}>
            Publish
          </Button>
        )}
        {mode === "new" && (
          <Button look="outline" className={buttonClass} disabled={isSending} onClick={() => onSend(false)}>
            Save as draft
          </Button>
        )}
        <Button
          type="submit"
          className={buttonClass}
          disabled={isSending}
          aria-describedby={isPublished ? undefined : leftId}
        >
          {isSending ? busyLabel : label}
        </Button>
      </div>
    </div>
  );
}
