import type { ToastText } from "#web/admin/features/shared/listings/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

interface ListingFormNoticesProps {
  failure: ToastText | undefined;
  isRestored: boolean;
  /** The restored listing was finished, but not sent. */
  wasUnsent: boolean;
  onStartOver: () => void;
}

/** The last error, or else that unsaved changes were restored. */
export function ListingFormNotices({ failure, isRestored, wasUnsent, onStartOver }: ListingFormNoticesProps) {
  if (failure) {
    return (
      <div role="alert">
        <Notice tone="bad" title={failure.title}>
          <p>{failure.text}</p>
        </Notice>
      </div>
    );
  }
  if (!isRestored) return null;
  const action = (
    <Button look="quiet" className="-my-2" onClick={onStartOver}>
      Clear and start over
    </Button>
  );
  return (
    <Notice tone="warn" title={wasUnsent ? "Not sent yet" : "Restored"} action={action}>
      <p>
        {wasUnsent
          ? "This form was not sent yet. It is on this device only: save it again to send it."
          : "Your unsaved changes are back in the form."}
      </p>
    </Notice>
  );
}
