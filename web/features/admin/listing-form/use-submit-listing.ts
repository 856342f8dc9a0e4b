import { useEffect, useRef, useState } from "react";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { imageRequiredMessage } from "#contract/listings/required-fields.ts";
import type { FormImage } from "#web/features/admin/images/form-image.ts";
import { createListing, findDuplicates, updateListing } from "#web/features/admin/listings/listings-api.ts";
import {
  createFailureText,
  listingMessages,
  type ToastText,
  updateFailureText,
} from "#web/features/admin/listings/messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { checkFields, type FormProblems, pickChangedValues } from "#web/lib/forms/form-fields.ts";
import { paths } from "#web/lib/page/paths.ts";
import { clearToast, showToast } from "#web/ui/feedback/toast.tsx";
import { listingFields } from "./listing-fields.ts";
import { saveImageUrls } from "./listing-images.ts";
import { missingFieldLabels, toListingBody, toListingValues } from "./listing-values.ts";
import type { ListingFormState } from "./use-listing-form.ts";

/** The name under which problems with the pictures are known. */
export const imagesFieldName = "images";

interface SendListing {
  kind: PropertyKind;
  state: ListingFormState;
  /** The listing that is being edited; absent for a new one. */
  existing: AdminProperty | undefined;
  onDone: (uuid: string) => void;
  /** Moves to the first field that is wrong. */
  onWrong: (problems: FormProblems) => void;
}

export interface SubmitListingState {
  isSending: boolean;
  /** The last error, shown above the form. */
  failure: ToastText | undefined;
  /** What looks like the same listing: asked about before it is sent. */
  likeness: { listings: AdminCard[]; published: boolean } | undefined;
}

const idle: SubmitListingState = { isSending: false, failure: undefined, likeness: undefined };

/** Sends the form: checked, its pictures awaited, once; one toast follows it from beginning to end (ruling 27). */
export function useSubmitListing({ kind, state, existing, onDone, onWrong }: SendListing) {
  const [sending, setSending] = useState<SubmitListingState>(idle);

  const hasComplained = useRef(false);

  // What is being mended is not complained about any longer: on a phone the toast would lie on the buttons. The box
  // above the form stays.
  const content = JSON.stringify([state.values, state.view.pictures.map(({ id }) => id)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the content has changed
  useEffect(() => {
    if (!hasComplained.current) return;
    hasComplained.current = false;
    clearToast();
  }, [content]);

  const refuse = (problems: FormProblems, said: ToastText) => {
    hasComplained.current = true;
    showToast({ tone: "bad", ...said });
    state.setProblems(problems);
    setSending({ ...idle, failure: said });
    onWrong(problems);
  };

  /** What is wrong before anything is sent; undefined when nothing is. */
  const wrong = (published: boolean): [FormProblems, string] | undefined => {
    const problems = checkFields(listingFields(kind), state.values.fields);
    const missing = missingFieldLabels(kind, state.values);
    const isBare = published && state.view.pictures.length === 0;
    if (isBare) problems[imagesFieldName] = imageRequiredMessage;
    const [first] = Object.values(problems);
    if (first === undefined) return undefined;
    return [problems, missing.length > 0 ? listingMessages.missing(missing) : isBare ? imageRequiredMessage : first];
  };

  const send = async (published: boolean, isSure = false) => {
    if (sending.isSending) return;
    const problem = wrong(published);
    if (problem) return refuse(problem[0], { title: listingMessages.invalidTitle, text: problem[1] });
    setSending({ ...idle, isSending: true });
    const body = { ...toListingBody(kind, state.values), published };
    if (!isSure) {
      // A warning only: when it cannot be had, the listing goes without it.
      const listings = await findDuplicates(kind, body, existing?.uuid).catch(() => []);
      const isNew = !existing || hasChangedLikeness(kind, existing, body);
      if (listings.length > 0 && isNew) return setSending({ ...idle, likeness: { listings, published } });
    }
    showToast({ tone: "good", ...listingMessages.valid });
    const pictures = await state.tray.settled();
    const failed = pictures.filter((picture) => picture.state.name === "failed");
    if (failed.length > 0) {
      const said = { title: "Error", text: listingMessages.picturesFailed(failed.length) };
      return refuse({ [imagesFieldName]: said.text }, said);
    }
    try {
      const uuid = existing ? await change(existing, body, pictures) : await add(body, pictures);
      const said = existing
        ? listingMessages.updated
        : published
          ? listingMessages.added[kind]
          : listingMessages.draftAdded;
      const link = published ? { to: paths.property(uuid), label: "View it" } : undefined;
      showToast({ tone: "good", ...said, link });
      saveImageUrls(kind, uuid, pictures.length);
      await state.reset();
      setSending(idle);
      onDone(uuid);
    } catch (error) {
      refuse(problemsOf(error), existing ? updateFailureText(error) : createFailureText(kind, error));
    }
  };

  const add = async (fields: Record<string, unknown>, pictures: readonly FormImage[]): Promise<string> => {
    const body = { ...fields, uploads: pictures.map(({ uploadId }) => uploadId), image_alts: altsOf(pictures) };
    const text = JSON.stringify(body);
    if (state.attempt.current?.body !== text) state.attempt.current = { key: crypto.randomUUID(), body: text };
    // Kept before it goes: after a reload the same listing goes under the same key.
    state.keep();
    return (await createListing(kind, body, state.attempt.current.key)).uuid;
  };

  const change = async (
    before: AdminProperty,
    fields: Record<string, unknown>,
    pictures: readonly FormImage[],
  ): Promise<string> => {
    const stored = { ...toListingBody(kind, toListingValues(before)), published: before.published };
    const body = pickChangedValues(stored, fields);
    const order = pictures.map(({ uploadId }) => uploadId);
    if (order.length > 0 && order.join() !== before.images.map(({ id }) => id).join()) body.images = order;
    const alts = pickChangedValues(Object.fromEntries(before.images.map(({ id, alt }) => [id, alt])), altsOf(pictures));
    if (Object.keys(alts).length > 0) body.image_alts = alts;
    if (Object.keys(body).length > 0) await updateListing(kind, before.uuid, body);
    return before.uuid;
  };

  return {
    ...sending,
    send,
    /** Sends what looks like another listing all the same. */
    sendAnyway: () => send(sending.likeness?.published ?? true, true),
    dismissLikeness: () => setSending(idle),
  };
}

const altsOf = (pictures: readonly FormImage[]) =>
  Object.fromEntries(pictures.map(({ uploadId, alt }) => [uploadId, alt.trim()]));

/** Whether an edit touched what listings are compared by. */
function hasChangedLikeness(kind: PropertyKind, before: AdminProperty, body: Record<string, unknown>): boolean {
  const changed = pickChangedValues(toListingBody(kind, toListingValues(before)), body);
  return ["contact_number", "area", "bedrooms", "price", "monthly_rent"].some((name) => name in changed);
}

/** The service's words by field; what it says of uploads is about the pictures. */
function problemsOf(error: unknown): FormProblems {
  if (!(error instanceof ApiError)) return {};
  const { uploads, images, image_alts, ...problems } = readFieldProblems(error.body);
  const pictures = images ?? uploads ?? image_alts;
  return pictures ? { ...problems, [imagesFieldName]: pictures } : problems;
}
