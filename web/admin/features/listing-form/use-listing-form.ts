import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { useAutosave } from "#web/admin/lib/forms/use-autosave.ts";
import { useImageUploadList } from "#web/admin/lib/images/upload/use-image-upload-list.ts";
import type { ConflictChoice } from "#web/admin/ui/conflict/field-conflict.ts";
import { canSaveDraftsFor } from "#web/lib/session/stored-session.ts";
import { hasAmenity } from "./amenities/quick-amenities.ts";
import { type OpenedVersion, toFormBase, toOpenedVersion, toOrderedImage } from "./conflict/opened-version.ts";
import { useContradictions } from "./contradictions/use-contradictions.ts";
import { deleteListingDraft, readListingDraft, saveListingDraft } from "./listing-draft.ts";
import { listingResolvers } from "./listing-resolvers.ts";
import { allAmenities, isSameListingValues, type ListingValues, rebaseListingValues } from "./listing-values.ts";
import { useSharedPhotos } from "./photos/use-shared-photos.ts";
import { usePriceQuestion } from "./prices/use-price-question.ts";
import { useClearImagesError } from "./use-clear-images-error.ts";

interface ListingFormOptions {
  /** The name under which the draft is stored. */
  name: string;
  /** The account that fills in the form. */
  account: string;
  kind: PropertyKind;
  /** The listing to edit; undefined for a new one. A newer version of it replaces an unchanged form. */
  existing: AdminProperty | undefined;
  /** The listing that a new one starts like. */
  copied: AdminProperty | undefined;
}

/** The values and images of a listing form. They are stored in this browser and restored after a reload. */
export function useListingForm({ name, account, kind, existing, copied }: ListingFormOptions) {
  const [draft] = useState(() => readListingDraft(name));
  const [base, setBase] = useState(() => toFormBase(kind, existing, copied));
  /** The listing as it is stored; known before the next render. */
  const listing = useRef(existing);
  /** The edits of a draft are made on the version that was opened then. */
  const start = useRef<OpenedVersion>(draft?.start ?? toOpenedVersion(base));
  const form = useForm<ListingValues>({
    resolver: listingResolvers[kind],
    defaultValues: draft ? rebaseListingValues(draft.values, draft.start.values, base.values) : base.values,
    shouldFocusError: false,
  });
  const { control, setValue, formState } = form;
  const [uploads, { images, notices }] = useImageUploadList(name, kind, base.images);
  const attempt = useRef(draft?.attempt);
  /** Set while the finished listing has not reached the server. */
  const unsent = useRef(draft?.unsent);
  const haveImagesLoaded = useRef(false);
  const [areImagesRestored, setAreImagesRestored] = useState(false);

  useEffect(() => {
    uploads.restore(draft?.pictures ?? [], draft?.start.pictures ?? []).then(() => {
      haveImagesLoaded.current = true;
      setAreImagesRestored(true);
    });
  }, [uploads, draft]);

  useClearImagesError(form, uploads);
  useSharedPhotos(uploads, areImagesRestored && !existing);

  const values = form.watch();
  const pictures = images.map(toOrderedImage);
  const baseImages = base.images.map(toOrderedImage);
  const isDirty = !isSameListingValues(values, base.values) || JSON.stringify(pictures) !== JSON.stringify(baseImages);

  /** Whether another tab has sent or discarded the unsent listing that this form has restored. */
  const hasLeftDevice = () => draft?.unsent !== undefined && unsent.current !== undefined && !readListingDraft(name);
  const saveDraft = useAutosave(
    () => {
      // Does nothing after a logout, which deletes the drafts.
      if (!haveImagesLoaded.current || !canSaveDraftsFor(account) || hasLeftDevice()) return;
      const { current: opened } = start;
      const sending = { attempt: attempt.current, unsent: unsent.current };
      // A copy may be sent as it is; an edit without changes has nothing to send.
      if (isDirty || (copied && unsent.current))
        saveListingDraft(name, { values, pictures, start: opened, ...sending });
      else {
        unsent.current = undefined;
        deleteListingDraft(name);
      }
    },
    JSON.stringify([values, pictures]),
  );

  /** From now on the edits are made on this version. The content of the form stays. */
  const adoptVersion = (version: AdminProperty) => {
    const newBase = toFormBase(kind, version);
    listing.current = version;
    start.current = toOpenedVersion(newBase);
    uploads.setExisting(newBase.images);
    setBase(newBase);
  };
  /** Continues with a newer version and these values, and with these photos of it and of the form. */
  const rebase = async (version: AdminProperty, newValues: ListingValues, photos: ConflictChoice = "both") => {
    const { pictures: opened } = start.current;
    adoptVersion(version);
    form.reset(newValues, { keepIsSubmitted: true, keepSubmitCount: true });
    await uploads.rebase(photos, opened);
  };
  // The page may show a copy that is older than the listing.
  const replaceUnchanged = useEffectEvent((updatedAt: string | undefined) => {
    const isNewer = updatedAt && base.listing && updatedAt > base.listing.updated_at;
    if (!existing || !isNewer || isDirty || formState.isSubmitting) return;
    rebase(existing, toFormBase(kind, existing).values, "theirs");
  });
  const updatedAt = existing?.updated_at;
  useEffect(() => replaceUnchanged(updatedAt), [updatedAt]);

  const { priceHint, priceQuestion } = usePriceQuestion(kind, values, existing && base.values);
  const contradictions = useContradictions(kind, values);
  const setAmenities = (amenities: string[]) => {
    setValue("amenities", amenities, { shouldValidate: formState.isSubmitted });
    // The form of a rental also asks about parking: one answer is enough.
    const hasParking = hasAmenity(amenities, "Parking");
    if (kind !== "rent" || hasParking === hasAmenity(values.amenities, "Parking")) return;
    if (hasParking) setValue("fields.has_parking", "true");
    else if (values.fields.has_parking === "true") setValue("fields.has_parking", "");
  };
  return {
    name,
    form,
    control,
    values,
    errors: formState.errors,
    submitCount: formState.submitCount,
    isSending: formState.isSubmitting,
    uploads,
    images,
    notices,
    isDirty,
    priceHint,
    priceQuestion,
    contradictions: contradictions.open,
    acceptContradiction: contradictions.accept,
    answerFact: (field: string, isYes: boolean) => setValue(`fields.${field}`, String(isYes)),
    base,
    listing,
    start,
    attempt,
    unsent,
    areImagesRestored,
    adoptVersion,
    rebase,
    wasRestored: draft !== undefined,
    wasUnsent: draft?.unsent !== undefined,
    hasLeftDevice,
    setAmenities,
    setCoordinates: (texts: { latitude: string; longitude: string }) => {
      for (const [name, text] of Object.entries(texts)) {
        setValue(`fields.${name}`, text, { shouldValidate: formState.isSubmitted });
      }
    },
    setTypedAmenity: (typedAmenity: string) => setValue("typedAmenity", typedAmenity),
    addTypedAmenity: () => {
      setAmenities(allAmenities(values));
      setValue("typedAmenity", "");
    },
    /** Stores the draft now instead of after a pause in typing. */
    saveDraft,
    /** Returns whether this device has stored the form with all its photos. Private windows and full storages do not. */
    isStored: async () => readListingDraft(name)?.unsent !== undefined && (await uploads.areStored()),
    /** Discards all edits and the draft. */
    reset: async () => {
      attempt.current = undefined;
      unsent.current = undefined;
      start.current = toOpenedVersion(base);
      form.reset(base.values);
      await uploads.reset();
      deleteListingDraft(name);
    },
  };
}

export type ListingFormState = ReturnType<typeof useListingForm>;
