import { type SubmitEvent, Suspense, useEffect, useRef, useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { useFocusInvalid } from "#web/admin/lib/forms/use-focus-invalid.ts";
import { useLeaveGuard } from "#web/admin/lib/forms/use-leave-guard.ts";
import { toExistingImages } from "#web/admin/lib/images/form-image.ts";
import { ConflictDialog } from "#web/admin/ui/conflict/conflict-dialog.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import { adminDraftForms } from "#web/lib/storage/storage-keys.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { ListingFormActions } from "./actions/listing-form-actions.tsx";
import { DuplicatesDialog } from "./duplicates-dialog.tsx";
import { LeaveFormDialog } from "./leave-form-dialog.tsx";
import type { ListingFormParts } from "./listing-form-parts.ts";
import { ListingFormSections } from "./listing-form-sections.tsx";
import { InvalidFields } from "./notices/invalid-fields.tsx";
import { ListingFormNotices } from "./notices/listing-form-notices.tsx";
import { FormWants } from "./prices/form-wants.tsx";
import { newFormName } from "./sending/unsent-listings.ts";
import { useSendNow } from "./sending/use-send-now.ts";
import { WaitingNotice } from "./sending/waiting-notice.tsx";
import { useListingForm } from "./use-listing-form.ts";
import { useSubmitListing } from "./use-submit-listing.ts";

/** `--bleed` is the padding around the form, which its bar extends into. An empty notice takes no space. */
const formClass = classNames(
  "listing-form mt-2 flex flex-col gap-8 [--bleed:var(--gutter)] *:empty:-mt-8",
  "in-[dialog]:mt-0 in-[dialog]:-mb-4 in-[dialog]:[--bleed:16px] lg:in-[dialog]:[--bleed:24px]",
  // Keeps the label above a field and the error below it in view when the field gets the focus.
  "[&_.in]:scroll-mt-8 [&_[aria-invalid=true]]:scroll-mb-10",
);

interface ListingFormProps {
  kind: PropertyKind;
  parts: ListingFormParts;
  /** The listing to edit; undefined for a new one. */
  existing?: AdminProperty;
  /** The listing that a new one starts like. */
  copied?: AdminProperty | undefined;
  /** Called after the listing is saved, with whether visitors see it. */
  onDone: (uuid: string, published: boolean) => void;
  /** Leaves the form for a path, or without one for the screen that opened it. */
  onLeave: (path?: string) => void;
  /** Wraps the form, for example in a dialog. `close` asks first when there are unsaved changes. */
  frame?: (form: Elements, close: () => void) => Elements;
}

/** The form of a new or existing listing, on the add screens and in the edit dialog. */
export function ListingForm({ kind, parts, existing, copied, onDone, onLeave, frame }: ListingFormProps) {
  // The account at the start: its draft can be saved even after the session has expired.
  const [account] = useState(() => readSession()?.user.id ?? "");
  const name = `${adminDraftForms.listing}${account}_${existing?.uuid ?? newFormName(kind, copied?.uuid)}`;
  const idPrefix = existing ? "edit" : "add";
  const formElement = useRef<HTMLFormElement>(null);
  const state = useListingForm({ name, account, kind, existing, copied });
  const submission = useSubmitListing({ kind, state, onDone });
  useSendNow(state, submission.send);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const { isDirty, isSending } = state;
  const guard = useLeaveGuard(isDirty, isSending, onLeave);
  useFocusInvalid(formElement, state.submitCount);
  useEffect(() => {
    // A toast would cover the dialog's buttons.
    if (guard.isAsking) clearToast();
  }, [guard.isAsking]);
  const isDraft = state.base.listing?.published === false;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    submission.send(!isDraft);
  };
  const cancel = () => (isDirty ? guard.ask() : onLeave());
  const discard = async () => {
    await state.reset();
    guard.leave();
  };

  const formContent = (
    <form ref={formElement} noValidate onSubmit={submit} className={formClass}>
      <ListingFormNotices
        failure={submission.failure}
        isRestored={state.wasRestored && isDirty}
        wasUnsent={state.wasUnsent}
        onStartOver={state.reset}
      />
      {submission.isInvalid && <InvalidFields key={state.submitCount} kind={kind} idPrefix={idPrefix} state={state} />}
      <ListingFormSections kind={kind} idPrefix={idPrefix} state={state} ImagesField={parts.ImagesField} />
      <FormWants kind={kind} values={state.values} />
      <WaitingNotice waitingFor={submission.waitingFor} isStored={state.isStored} onStop={submission.stopWaiting} />
      <ListingFormActions
        mode={existing ? (isDraft ? "draft" : "published") : "new"}
        kind={kind}
        state={state}
        onSend={submission.send}
        onPreview={() => setIsPreviewOpen(true)}
        onCancel={cancel}
      />
      {submission.duplicates && (
        <DuplicatesDialog
          listings={submission.duplicates.listings}
          mayBeSent={submission.duplicates.mayBeSent}
          onConfirm={submission.sendDespiteDuplicates}
          onCancel={submission.dismissDuplicates}
        />
      )}
      {guard.isAsking && <LeaveFormDialog onDiscard={discard} onKeep={guard.leave} onStay={guard.stay} />}
      {isPreviewOpen && (
        <Suspense>
          <parts.PreviewDialog
            kind={kind}
            values={state.values}
            images={state.images}
            existing={existing}
            onClose={() => setIsPreviewOpen(false)}
          />
        </Suspense>
      )}
    </form>
  );
  const content = (
    <>
      {formContent}
      {submission.conflict && (
        <ConflictDialog
          noun="listing"
          fields={submission.conflict.fields}
          photos={{
            yours: toConflictImages(state.images),
            theirs: toConflictImages(toExistingImages(submission.conflict.current.images)),
          }}
          onSave={submission.saveChosen}
          onCancel={submission.dismissConflict}
        />
      )}
    </>
  );
  return frame ? frame(content, cancel) : content;
}

const toConflictImages = (images: readonly { id: string; preview: string | undefined; alt: string }[]) =>
  images.map(({ id, preview, alt }) => ({ id, src: preview, alt }));
