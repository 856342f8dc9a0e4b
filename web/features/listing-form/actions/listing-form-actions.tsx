import { useId } from "react";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListingFormState } from "../use-listing-form.ts";
import { RequiredLeft } from "./required-left.tsx";

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
    <div className="form-end">
      <Button look="outline" className="form-preview" onClick={onPreview}>
        Preview
      </Button>
      <div className="form-bar">
        {!isPublished && (
          <RequiredLeft id={leftId} kind={kind} values={state.values} hasImages={state.images.length > 0} />
        )}
        <Button look="quiet" disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
        {mode === "draft" && (
          <Button look="outline" disabled={isSending} onClick={() => onSend(true)}>
            Publish
          </Button>
        )}
        {mode === "new" && (
          <Button look="outline" disabled={isSending} onClick={() => onSend(false)}>
            Save as draft
          </Button>
        )}
        <Button type="submit" disabled={isSending} aria-describedby={isPublished ? undefined : leftId}>
          {isSending ? busyLabel : label}
        </Button>
      </div>
    </div>
  );
}
