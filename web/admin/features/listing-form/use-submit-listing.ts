import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AdminCard } from "#contract/listings/admin-property.ts";
import { imageRequiredMessage } from "#contract/listings/required-fields.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { createListing, findByTitle, findDuplicates } from "#web/admin/features/shared/listings/listings-api.ts";
import {
  createFailureText,
  listingMessages,
  type ToastText,
  updateFailureText,
} from "#web/admin/features/shared/listings/messages.ts";
import { attemptFor, type CreationAttempt } from "#web/admin/lib/forms/creation-attempt.ts";
import { type FormImage, isWaitingForConnection } from "#web/admin/lib/images/form-image.ts";
import { saveImageUrls } from "#web/admin/lib/images/image-url-storage.ts";
import type { ConflictChoices } from "#web/admin/ui/conflict/field-conflict.ts";
import { NetworkError } from "#web/lib/api/api-error.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { clearToast, showToast } from "#web/ui/feedback/toast.tsx";
import { useEditConflict } from "./conflict/use-edit-conflict.ts";
import { firstFieldError, imagesErrorName, setServerErrors } from "./listing-errors.ts";
import { buildCreateBody, hasChangedDuplicateFields } from "./listing-requests.ts";
import { type ListingValues, missingFieldLabels, toListingBody } from "./listing-values.ts";
import { sendInOneTab } from "./sending/send-in-one-tab.ts";
import { isRejection, useWaitingSend } from "./sending/use-waiting-send.ts";
import { sendShareImage } from "./share-image/send-share-image.ts";
import type { ListingFormState } from "./use-listing-form.ts";

interface SubmitListingOptions {
  kind: PropertyKind;
  state: ListingFormState;
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
  /** Whether one of them may be this listing itself: the response to an earlier attempt was lost. */
  mayBeSent?: boolean;
}

const unansweredPrice = "Answer the question about the price, or change it";

/** Validates the form, waits for the uploads and saves the listing. Toasts show the progress and the result. */
export function useSubmitListing({ kind, state, onDone }: SubmitListingOptions) {
  const { form, images } = state;
  const existing = state.base.listing;
  const [failure, setFailure] = useState<Failure>();
  const [duplicates, setDuplicates] = useState<PossibleDuplicates>();
  /** The content that the error toast is about; undefined without a toast. */
  const failedContent = useRef<string>(undefined);
  const { conflict, update, dismiss, resolve } = useEditConflict(kind, state);
  const waitingSend = useWaitingSend();
  const isSending = useRef(false);

  // Closes the error toast on the first edit or answer. The notice above the form stays.
  const content = JSON.stringify([
    state.values,
    images.map(({ id }) => id),
    state.priceQuestion?.text,
    state.contradictions,
  ]);
  useEffect(() => {
    if (failedContent.current === undefined || failedContent.current === content) return;
    failedContent.current = undefined;
    clearToast();
  }, [content]);

  const waitsForImages = state.isSending && images.some(isWaitingForConnection);
  const waitingFor = waitingSend.waitingFor ?? (waitsForImages ? "connection" : undefined);
  const saveDraft = useEffectEvent(state.saveDraft);
  useEffect(() => {
    if (!waitingFor) return;
    clearToast();
    saveDraft();
  }, [waitingFor]);

  const showFailure = (text: ToastText, cause: Failure["cause"] = "other") => {
    failedContent.current = content;
    showToast({ tone: "bad", ...text });
    setFailure({ ...text, cause });
  };
  const showImagesError = (message: string) => form.setError(imagesErrorName, { message });
  const showInvalid = (text: string) => showFailure({ title: listingMessages.invalidTitle, text }, "form");

  const send = async (published: boolean, isConfirmed = false) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // Another tab may have restored the same unsent listing.
      const isHere = await sendInOneTab(state.name, () => sendHere(published, isConfirmed));
      if (!isHere) showToast({ tone: "bad", ...listingMessages.sentByOtherTab });
    } finally {
      isSending.current = false;
    }
  };

  const sendHere = async (published: boolean, isConfirmed: boolean) => {
    if (state.hasLeftDevice()) {
      await state.reset();
      showToast({ tone: "good", ...listingMessages.leftDevice });
      return;
    }
    setDuplicates(undefined);
    const isImageMissing = published && state.uploads.getState().images.length === 0;
    await form.handleSubmit(
      async (values) => {
        setFailure(undefined);
        if (isImageMissing) {
          showImagesError(imageRequiredMessage);
          return showInvalid(imageRequiredMessage);
        }
        if (state.priceQuestion) {
          form.setError(`fields.${propertyKindTraits[kind].priceField}`, { message: unansweredPrice });
          return showInvalid(state.priceQuestion.text);
        }
        const [contradiction] = state.contradictions;
        if (contradiction) return showInvalid(contradiction.msg);
        const listings = isConfirmed ? [] : await findOtherListings({ ...toListingBody(kind, values), published });
        if (listings.length > 0) return setDuplicates({ listings, published });
        await uploadAndSave(values, published, isConfirmed);
      },
      (errors) => {
        if (isImageMissing) showImagesError(imageRequiredMessage);
        showInvalid(invalidText(errors, isImageMissing ? imageRequiredMessage : undefined));
      },
    )();
  };

  const invalidText = (errors: Parameters<typeof firstFieldError>[1], imagesError: string | undefined): string => {
    const missing = missingFieldLabels(kind, form.getValues());
    const texts = [missing.length > 0 ? listingMessages.missing(missing) : undefined, imagesError];
    return joinParts(texts, ". ") || firstFieldError(kind, errors);
  };
  /**
   * Returns the failure for the notice above the form, unless this form found it: then the notice names the fields.
   * What a response said about fields disappears once the last one has been corrected.
   */
  const shownFailure = (): ToastText | undefined => {
    if (failure?.cause === "form") return undefined;
    const isCorrected = failure?.cause === "response" && !invalidText(state.errors, state.errors.root?.images?.message);
    return isCorrected ? undefined : failure;
  };

  /** The duplicate check only warns, so its failure does not stop the listing. */
  const findOtherListings = async (body: Record<string, unknown>): Promise<AdminCard[]> => {
    const listings = await findDuplicates(kind, body, existing?.uuid).catch(() => []);
    return !existing || hasChangedDuplicateFields(kind, existing, body) ? listings : [];
  };

  const uploadAndSave = async (values: ListingValues, published: boolean, isConfirmed: boolean) => {
    showToast({ tone: "good", ...listingMessages.valid });
    state.unsent.current = { published };
    // Images may wait for a connection before anything is sent.
    state.saveDraft();
    try {
      const saved = await waitingSend.run((signal) => tryToSave(values, published, isConfirmed, signal));
      if (!saved) return;
      // A new listing opens by itself.
      const link = existing && published ? { to: paths.property(saved.uuid), label: "View it" } : undefined;
      showToast({ tone: "good", ...savedText(published), link });
      saveImageUrls(kind, saved.uuid, saved.imageCount);
      sendShareImage(saved.uuid, state.uploads, existing);
      await state.reset();
      onDone(saved.uuid, published);
    } catch (error) {
      if (isRejection(error)) {
        // The service has answered, so a restored form must not say that it was not sent.
        state.unsent.current = undefined;
        if (!existing) state.attempt.current = undefined;
        state.saveDraft();
      }
      const { hasNamedFields, general } = setServerErrors(kind, form.setError, error);
      const text = existing ? updateFailureText(error) : createFailureText(kind, error);
      if (general) showFailure({ ...text, text: general });
      else showFailure(text, hasNamedFields ? "response" : "other");
    }
  };

  /** Returns undefined if the listing was not saved and the form shows why. */
  const tryToSave = async (values: ListingValues, published: boolean, isConfirmed: boolean, signal: AbortSignal) => {
    const uploaded = await state.uploads.waitUntilSettled(signal);
    if (signal.aborted) throw new NetworkError();
    const failedCount = uploaded.filter((image) => image.state.name === "failed").length;
    if (failedCount > 0) {
      const text = listingMessages.imagesFailed(failedCount);
      showImagesError(text);
      showFailure({ title: "Error", text });
      return undefined;
    }
    const imageCount = uploaded.length;
    if (!existing) {
      const uuid = await create(values, published, uploaded, isConfirmed);
      return uuid && { uuid, imageCount };
    }
    const isSaved = await update({ values, published, images: uploaded });
    if (isSaved) return { uuid: existing.uuid, imageCount };
    clearToast();
    return undefined;
  };

  const savedText = (published: boolean): ToastText => {
    if (existing) return listingMessages.updated;
    return published ? listingMessages.added[kind] : listingMessages.draftAdded;
  };

  /** Returns undefined if the listing may be stored already: then the form asks. */
  const create = async (
    values: ListingValues,
    published: boolean,
    uploaded: readonly FormImage[],
    isConfirmed: boolean,
  ): Promise<string | undefined> => {
    const body = buildCreateBody({ ...toListingBody(kind, values), published }, uploaded);
    const earlier = state.attempt.current;
    const attempt = attemptFor(body, earlier);
    if (earlier && attempt !== earlier && !isConfirmed) {
      // The response to the earlier attempt was lost, and the server would not recognize this one as the same.
      const listings = await findByTitle(kind, getTitle(earlier));
      if (listings.length > 0) {
        clearToast();
        setDuplicates({ listings, published, mayBeSent: true });
        return undefined;
      }
    }
    state.attempt.current = attempt;
    // Stored before sending: a retry after a reload must reuse the key.
    state.saveDraft();
    return (await createListing(kind, body, attempt.key)).uuid;
  };

  return {
    /** The last error, for the notice above the form. */
    failure: shownFailure(),
    /** Whether this form found invalid fields. */
    isInvalid: failure?.cause === "form",
    duplicates,
    send,
    sendDespiteDuplicates: () => send(duplicates?.published ?? true, true),
    dismissDuplicates: () => setDuplicates(undefined),
    conflict,
    dismissConflict: dismiss,
    saveChosen: async (choices: ConflictChoices) => {
      if (conflict) await send(await resolve(conflict, choices), true);
    },
    /** What the finished listing waits for. */
    waitingFor,
    stopWaiting: waitingSend.stop,
  };
}

const getTitle = ({ body }: CreationAttempt): string => String(JSON.parse(body).title ?? "");
