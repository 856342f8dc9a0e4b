import { useState } from "react";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";

/** The secret address by which the colleague's own phone shows the appointments. */
export function CalendarSubscription() {
  const [url, setUrl] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const renew = async () => {
    setIsAsking(false);
    setIsBusy(true);
    try {
      setUrl((await apiSend("POST /calendar/renew")).url);
    } catch (failure) {
      showToast({ tone: "bad", title: "No address was made", text: errorText(failure) });
    }
    setIsBusy(false);
  };
  const copy = async () => {
    if (!url) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: "good", title: "Copied", text: "Paste it into your phone's calendar as a subscription." });
    } catch {
      showToast({ tone: "warn", title: "Not copied", text: "Select the address and copy it." });
    }
  };
  return (
    <>
      <p className="text-ink2">
        Your phone can show these appointments in its own calendar. The address is secret: it is only for you.
      </p>
      {url && (
        <div className="mt-3 grid gap-2">
          <Field
            id="subscription-url"
            label="Secret address"
            hint="It is shown only now. In the calendar app, choose “Subscribe” or “From URL”."
          >
            <input
              id="subscription-url"
              className="in"
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button look="small" onClick={copy}>
              Copy
            </Button>
          </div>
          <Notice tone="warn" title="The earlier address stopped working">
            <p>Replace it on every device that used it.</p>
          </Notice>
        </div>
      )}
      <Button look="small" className="mt-3" busy={isBusy} onClick={() => setIsAsking(true)}>
        {url ? "Renew the address" : "Get the address"}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Get a new secret address?"
          confirmLabel="Get the address"
          onConfirm={renew}
          onCancel={() => setIsAsking(false)}
        >
          <p>An address that you had before stops working, on every device.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
