import { type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { ImagesField } from "#web/features/admin/images/images-field.tsx";
import { LazyListingPreviewDialog } from "#web/features/admin/listing-preview/lazy-listing-dialogs.ts";
import type { FormProblems } from "#web/lib/forms/form-fields.ts";
import { useLeaveGuard } from "#web/lib/forms/use-leave-guard.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { FieldGrid } from "#web/ui/admin/field-grid.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { AmenitiesField } from "./amenities-field.tsx";
import { DuplicatesDialog } from "./duplicates-dialog.tsx";
import { listingFormSections } from "./listing-fields.ts";
import { toExistingImages } from "./listing-images.ts";
import { emptyListingValues, toListingValues } from "./listing-values.ts";
import { useListingForm } from "./use-listing-form.ts";
import { imagesFieldName, useSubmitListing } from "./use-submit-listing.ts";

interface ListingFormProps {
  kind: PropertyKind;
  /** The listing that is being edited; absent for a new one. */
  existing?: AdminProperty;
  /** It is stored: shown elsewhere from here on. */
  onDone: (uuid: string) => void;
  /** Leaves the form for a path, or with none for where it was opened from. */
  onLeave: (path?: string) => void;
  /** What it stands in, given the way to ask for leaving it. */
  frame?: (form: ReactNode, leave: () => void) => ReactNode;
}

const words = { buy: ["Add Property", "Adding Property..."], rent: ["Add Property", "Adding Property..."] } as const;
const changeWords = ["Save changes", "Saving..."] as const;

/** The form of a listing, new or not: both add screens and the edit dialog. */
export function ListingForm({ kind, existing, onDone, onLeave, frame }: ListingFormProps) {
  const name = existing ? `listing_${existing.uuid}` : `listing_${kind}`;
  const id = existing ? "edit" : "add";
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => (existing ? toListingValues(existing) : emptyListingValues(kind)));
  const [stored] = useState(() => (existing ? toExistingImages(existing) : []));
  const state = useListingForm(name, kind, initial, stored);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const onWrong = (problems: FormProblems) => focusFirst(form.current, problems, id);
  const sending = useSubmitListing({ kind, state, existing, onDone, onWrong });
  const { values, problems, view, tray, isDirty } = state;
  const guard = useLeaveGuard(isDirty, sending.isSending, onLeave);
  useEffect(() => {
    // What was said before would lie on the buttons of the question.
    if (guard.isAsking) clearToast();
  }, [guard.isAsking]);
  const [submitWords, busyWords] = existing ? changeWords : words[kind];
  const isDraft = existing?.published === false;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sending.send(!isDraft);
  };
  const cancel = () => (isDirty ? guard.ask() : onLeave());
  const discard = async () => {
    await state.reset();
    guard.leave();
  };

  const content = (
    <form ref={form} noValidate onSubmit={submit} className="listing-form">
      {state.wasRestored && isDirty && !sending.failure && (
        <Notice
          tone="warn"
          title="Restored"
          action={
            <Button look="quiet" className="-my-2" onClick={state.reset}>
              Start anew
            </Button>
          }
        >
          <p>What was typed here before and not sent is in the form again.</p>
        </Notice>
      )}
      {sending.failure && (
        <div role="alert">
          <Notice tone="bad" title={sending.failure.title}>
            <p>{sending.failure.text}</p>
          </Notice>
        </div>
      )}
      <p className="text-1 text-ink2">
        Fields with <span className="text-bad">*</span> are required.
      </p>
      {listingFormSections[kind].map(({ title, part, fields }) => (
        <section key={title} className="form-section" aria-labelledby={sectionId(id, title)}>
          <h2 id={sectionId(id, title)}>{title}</h2>
          <div>
            <FieldGrid
              form={id}
              fields={fields}
              values={values.fields}
              problems={problems}
              readOnly={sending.isSending}
              onChange={state.setField}
            />
            {part === "amenities" && (
              <AmenitiesField
                id={`${id}-amenities`}
                kind={kind}
                list={values.amenities}
                typed={values.typedAmenity}
                problem={problems.amenities}
                readOnly={sending.isSending}
                onChange={state.setAmenities}
                onType={state.typeAmenity}
                onAdd={state.addTypedAmenity}
              />
            )}
            {part === "pictures" && (
              <ImagesField
                id={`${id}-${imagesFieldName}`}
                tray={tray}
                view={view}
                problem={view.pictures.length === 0 || sending.failure ? problems[imagesFieldName] : undefined}
                readOnly={sending.isSending}
              />
            )}
          </div>
        </section>
      ))}
      <div className="form-actions">
        <Button type="submit" disabled={sending.isSending}>
          {sending.isSending ? busyWords : submitWords}
        </Button>
        {isDraft ? (
          <Button look="outline" disabled={sending.isSending} onClick={() => sending.send(true)}>
            Publish
          </Button>
        ) : (
          !existing && (
            <Button look="outline" disabled={sending.isSending} onClick={() => sending.send(false)}>
              Save as draft
            </Button>
          )
        )}
        <Button look="quiet" onClick={() => setIsPreviewed(true)}>
          Preview
        </Button>
        <Button look="quiet" disabled={sending.isSending} onClick={cancel}>
          Cancel
        </Button>
      </div>
      {sending.likeness && (
        <DuplicatesDialog
          listings={sending.likeness.listings}
          onYes={sending.sendAnyway}
          onNo={sending.dismissLikeness}
        />
      )}
      {guard.isAsking && (
        <ConfirmDialog
          title="Leave this form?"
          yes="Discard and leave"
          no="Keep editing"
          onYes={discard}
          onNo={guard.stay}
        >
          <p>What you typed and the pictures you chose are not saved as a listing yet.</p>
          <Button look="outline" className="mt-4" onClick={guard.leave}>
            Leave and keep it on this phone
          </Button>
        </ConfirmDialog>
      )}
      {isPreviewed && (
        <Suspense>
          <LazyListingPreviewDialog
            kind={kind}
            values={values}
            pictures={view.pictures}
            existing={existing}
            onClose={() => setIsPreviewed(false)}
          />
        </Suspense>
      )}
    </form>
  );
  return frame ? frame(content, cancel) : content;
}

const sectionId = (form: string, title: string) => `${form}-section-${title.toLowerCase().replaceAll(" ", "-")}`;

/** Moves to the first control that is wrong, in the order of the page. */
function focusFirst(form: HTMLFormElement | null, problems: FormProblems, id: string): void {
  const names = new Set(Object.keys(problems).map((name) => `${id}-${name}`));
  const first = Array.from(form?.elements ?? []).find((element) => names.has(element.id)) as HTMLElement | undefined;
  // The fields can be typed into again only once they have been drawn anew.
  setTimeout(() => first?.focus());
}
