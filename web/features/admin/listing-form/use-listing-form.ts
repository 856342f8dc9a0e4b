import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { ExistingImage, OrderedImage } from "#web/features/admin/images/form-image.ts";
import { useImageUploadList } from "#web/features/admin/images/upload/use-image-upload-list.ts";
import { useAutosave } from "#web/lib/forms/use-autosave.ts";
import { deleteListingDraft, readListingDraft, saveListingDraft } from "./listing-draft.ts";
import { imagesErrorName } from "./listing-errors.ts";
import { listingResolvers } from "./listing-resolvers.ts";
import { allAmenities, isSameListingValues, type ListingValues, rebaseListingValues } from "./listing-values.ts";

interface ListingFormOptions {
  /** The name under which the draft is stored. */
  name: string;
  kind: PropertyKind;
  /** What the form starts with. */
  initial: ListingValues;
  existingImages: readonly ExistingImage[];
}

/** The values and images of a listing form. They are stored in this browser and restored after a reload. */
export function useListingForm({ name, kind, initial, existingImages }: ListingFormOptions) {
  const [draft] = useState(() => readListingDraft(name));
  const form = useForm<ListingValues>({
    resolver: listingResolvers[kind],
    defaultValues: draft ? rebaseListingValues(draft.values, draft.start.values, initial) : initial,
    shouldFocusError: false,
  });
  const { control, setValue, formState } = form;
  const [uploads, { images, notices }] = useImageUploadList(name, kind, existingImages);
  const attempt = useRef(draft?.attempt);
  const haveImagesLoaded = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    uploads.restore(draft?.pictures ?? [], draft?.start.pictures ?? []).then(() => {
      haveImagesLoaded.current = true;
    });
  }, []);

  // The error is outdated as soon as an image is added or removed, or a failed one is retried.
  const failedCount = images.filter(({ state }) => state.name === "failed").length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when these numbers have changed
  useEffect(() => form.clearErrors(imagesErrorName), [images.length, failedCount]);

  const values = form.watch();
  const pictures = images.map(toOrderedImage);
  const start = { values: initial, pictures: existingImages.map(toOrderedImage) };
  const isDirty = !isSameListingValues(values, initial) || JSON.stringify(pictures) !== JSON.stringify(start.pictures);

  const saveDraft = useAutosave(
    () => {
      if (!haveImagesLoaded.current) return;
      if (isDirty) saveListingDraft(name, { values, pictures, start, attempt: attempt.current });
      else deleteListingDraft(name);
    },
    JSON.stringify([values, pictures]),
  );

  const setAmenities = (amenities: string[]) =>
    setValue("amenities", amenities, { shouldValidate: formState.isSubmitted });
  return {
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
    attempt,
    wasRestored: draft !== undefined,
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
    /** Discards all edits and the draft. */
    reset: async () => {
      attempt.current = undefined;
      form.reset(initial);
      await uploads.reset();
      deleteListingDraft(name);
    },
  };
}

const toOrderedImage = ({ id, alt, focus }: OrderedImage): OrderedImage => ({ id, alt, focus: focus ?? null });

export type ListingFormState = ReturnType<typeof useListingForm>;
