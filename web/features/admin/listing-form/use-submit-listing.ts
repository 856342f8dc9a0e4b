import { useEffect, useRef, useState } from "react";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { imageRequiredMessage } from "#contract/listings/required-fields.ts";
import { attemptFor } from "#web/features/admin/forms/creation-attempt.ts";
import type { FormImage } from "#web/features/admin/images/form-image.ts";
import { createListing, findDuplicates, updateListing } from "#web/features/admin/listings/listings-api.ts";
import {
  createFailureText,
  listingMessages,
  type ToastText,
  updateFailureText,
} from "#web/features/admin/listings/messages.ts";
import { paths } from "#web/lib/page/paths.ts";
import { clearToast, showToast } from "#web/ui/feedback/toast.tsx";
import { saveImageUrls } from "./image-url-storage.ts";
import { firstFieldError, imagesErrorName, setServerErrors } from "./listing-errors.ts";
import { buildCreateBody, buildUpdateBody, hasChangedDuplicateFields } from "./listing-requests.ts";
import { missingFieldLabels, toListingBody } from "./listing-values.ts";
import type { ListingFormState } from "./use-listing-form.ts";

interface SubmitListingOptions {
  kind: PropertyKind;
  state: ListingFormState;
  /** The listing to edit; undefined for a new one. */
  existing: AdminProperty | undefined;
  onDone: (uuid: string, published: boolean) => void;
}

interface Failure extends ToastText {
  /** What named the invalid fields: this form or the response. */
  cause: "form" | "response" | "other";
}

interface PossibleDuplicates {
  listings: AdminCard[];
  /** Whether the listing was about to be published. */
  published: boolean;
}

/** Validates the form, waits for the uploads and saves the listing. Toasts show the progress and the result. */
export function useSubmitListing({ kind, state, existing, onDone }: SubmitListingOptions) {
  const { form, images } = state;
  const [failure, setFailure] = useState<Failure>();
  const [duplicates, setDuplicates] = useState<PossibleDuplicates>();
  const hasErrorToast = useRef(false);

  // Closes the error toast on the first edit: on a phone it covers the buttons. The notice above the form stays.
  const content = JSON.stringify([state.values, images.map(({ id }) => id)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the content has changed
  useEffect(() => {
    if (!hasErrorToast.current) return;
    hasErrorToast.current = false;
    clearToast();
  }, [content]);

  const showFailure = (text: ToastText, cause: Failure["cause"] = "other") => {
    hasErrorToast.current = true;
    showToast({ tone: "bad", ...text });
    setFailure({ ...text, cause });
  };
  const showImagesError = (message: string) => form.setError(imagesErrorName, { message });
  const showInvalid = (text: string) => showFailure({ title: listingMessages.invalidTitle, text }, "form");

  const send = async (published: boolean, isConfirmed = false) => {
    if (state.isSending) return;
    setDuplicates(undefined);
    const isImageMissing = published && images.length === 0;
    await form.handleSubmit(
      async (values) => {
        setFailure(undefined);
        if (isImageMissing) {
          showImagesError(imageRequiredMessage);
          return showInvalid(imageRequiredMessage);
        }
        const body = { ...toListingBody(kind, values), published };
        const listings = isConfirmed ? [] : await findOtherListings(body);
        if (listings.length > 0) return setDuplicates({ listings, published });
        await uploadAndSave(body, published);
      },
      (errors) => {
        if (isImageMissing) showImagesError(imageRequiredMessage);
        showInvalid(invalidText(errors, isImageMissing ? imageRequiredMessage : undefined));
      },
    )();
  };

  const invalidText = (errors: Parameters<typeof firstFieldError>[1], imagesError: string | undefined): string => {
    const missing = missingFieldLabels(kind, form.getValues());
    if (missing.length > 0) return listingMessages.missing(missing);
    return imagesError ?? firstFieldError(kind, errors);
  };
  /** Returns what is still wrong. Nothing is left of invalid fields once the last one has been corrected. */
  const remainingFailure = (): ToastText | undefined => {
    if (!failure || failure.cause === "other") return failure;
    const remaining = invalidText(state.errors, state.errors.root?.images?.message);
    if (!remaining) return undefined;
    return failure.cause === "form" ? { ...failure, text: remaining } : failure;
  };

  /** The duplicate check only warns, so its failure does not stop the listing. */
  const findOtherListings = async (body: Record<string, unknown>): Promise<AdminCard[]> => {
    const listings = await findDuplicates(kind, body, existing?.uuid).catch(() => []);
    return !existing || hasChangedDuplicateFields(kind, existing, body) ? listings : [];
  };

  const uploadAndSave = async (body: Record<string, unknown>, published: boolean) => {
    showToast({ tone: "good", ...listingMessages.valid });
    const uploaded = await state.uploads.waitUntilSettled();
    const failedCount = uploaded.filter((image) => image.state.name === "failed").length;
    if (failedCount > 0) {
      const text = listingMessages.imagesFailed(failedCount);
      showImagesError(text);
      return showFailure({ title: "Error", text });
    }
    try {
      const uuid = existing ? await update(existing, body, uploaded) : await create(body, uploaded);
      // A new listing opens by itself.
      const link = existing && published ? { to: paths.property(uuid), label: "View it" } : undefined;
      showToast({ tone: "good", ...savedText(published), link });
      saveImageUrls(kind, uuid, uploaded.length);
      await state.reset();
      onDone(uuid, published);
    } catch (error) {
      const hasNamedFields = setServerErrors(form.setError, error);
      const text = existing ? updateFailureText(error) : createFailureText(kind, error);
      showFailure(text, hasNamedFields ? "response" : "other");
    }
  };

  const savedText = (published: boolean): ToastText => {
    if (existing) return listingMessages.updated;
    return published ? listingMessages.added[kind] : listingMessages.draftAdded;
  };

  const create = async (fields: Record<string, unknown>, uploaded: readonly FormImage[]): Promise<string> => {
    const body = buildCreateBody(fields, uploaded);
    state.attempt.current = attemptFor(body, state.attempt.current);
    // Stored before sending: a retry after a reload must reuse the key.
    state.saveDraft();
    return (await createListing(kind, body, state.attempt.current.key)).uuid;
  };

  const update = async (
    listing: AdminProperty,
    fields: Record<string, unknown>,
    uploaded: readonly FormImage[],
  ): Promise<string> => {
    const body = buildUpdateBody(listing, fields, uploaded);
    if (Object.keys(body).length > 0) await updateListing(kind, listing.uuid, body);
    return listing.uuid;
  };

  return {
    /** The last error, for the notice above the form. */
    failure: remainingFailure(),
    duplicates,
    send,
    sendDespiteDuplicates: () => send(duplicates?.published ?? true, true),
    dismissDuplicates: () => setDuplicates(undefined),
  };
}
