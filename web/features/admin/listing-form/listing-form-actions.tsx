import { Button } from "#web/ui/button.tsx";

interface ListingFormActionsProps {
  mode: "new" | "draft" | "published";
  isSending: boolean;
  onSend: (published: boolean) => void;
  onPreview: () => void;
  onCancel: () => void;
}

export function ListingFormActions({ mode, isSending, onSend, onPreview, onCancel }: ListingFormActionsProps) {
  const [label, busyLabel] = mode === "new" ? ["Add Property", "Adding Property..."] : ["Save changes", "Saving..."];
  return (
    <div className="form-actions">
      <Button type="submit" disabled={isSending}>
        {isSending ? busyLabel : label}
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
      <Button look="quiet" onClick={onPreview}>
        Preview
      </Button>
      <Button look="quiet" disabled={isSending} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
