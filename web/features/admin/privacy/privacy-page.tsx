import { useEffect, useRef, useState } from "react";
import type { PrivacyErasure } from "#contract/admin/privacy.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { backupNote, describeErasure, isEmptyErasure } from "./messages.ts";
import { usePrivacyForm } from "./use-privacy-form.ts";

/** Exports or erases the data of one person, as the person may request. */
export function PrivacyPage() {
  const { form, exportData, eraseData, erased } = usePrivacyForm();
  const [emailToErase, setEmailToErase] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  const problem = errors.email?.message;
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4">A person's data</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        People can ask for a copy of their data or ask us to delete it. First check who is asking: ask for their enquiry
        reference. Erased data stays in the nightly backups for up to 30 days.
      </p>
      <form className="mt-6 grid max-w-md gap-4" noValidate onSubmit={exportData}>
        <Field id="person-email" label="Their email" error={problem}>
          <input
            {...form.register("email")}
            id="person-email"
            type="email"
            className="in"
            autoComplete="off"
            maxLength={254}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "person-email-error" : undefined}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isSubmitting}>
            Export
          </Button>
          <Button
            look="outline"
            className="text-bad"
            busy={isSubmitting}
            onClick={form.handleSubmit(({ email }) => setEmailToErase(email))}
          >
            Erase
          </Button>
        </div>
      </form>
      <div role="status" className="mt-6 max-w-md">
        {erased && <ErasureNotice erased={erased} />}
      </div>
      {emailToErase !== undefined && (
        <ConfirmDialog
          title="Erase"
          confirmLabel="Erase permanently"
          onCancel={() => setEmailToErase(undefined)}
          onConfirm={() => {
            setEmailToErase(undefined);
            eraseData();
          }}
        >
          <p>
            The account of <b>{emailToErase}</b> is deleted, and their enquiries and the notes on them are erased. This
            cannot be undone. {backupNote}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function ErasureNotice({ erased }: { erased: PrivacyErasure["data"] }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const isEmpty = isEmptyErasure(erased);
  return (
    <Notice tone="good" title={isEmpty ? "No data is stored for this email" : "Erased"} ref={notice}>
      {!isEmpty && (
        <>
          <ul>
            {describeErasure(erased).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{backupNote}</p>
        </>
      )}
    </Notice>
  );
}
