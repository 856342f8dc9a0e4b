import { useEffect, useRef, useState } from "react";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { ExistingImage } from "#web/features/admin/images/image-upload-list.ts";
import { useImageUploadList } from "#web/features/admin/images/use-image-upload-list.ts";
import { checkFields, type FormProblems } from "#web/lib/forms/form-fields.ts";
import { useAutosave } from "#web/lib/forms/use-autosave.ts";
import { deleteListingDraft, type ListingDraft, readListingDraft, saveListingDraft } from "./listing-draft.ts";
import { listingFields } from "./listing-fields.ts";
import { allAmenities, isSameListingValues, type ListingValues, rebaseListingValues } from "./listing-values.ts";

/**
 * What stands in a listing's form: typed values, pictures and what is wrong with them. All of it is kept on this phone
 * while it changes, and is there again after a reload.
 * @param form the name it is kept under
 */
export function useListingForm(
  form: string,
  kind: PropertyKind,
  initial: ListingValues,
  stored: readonly ExistingImage[],
) {
  const [draft] = useState(() => readListingDraft(form));
  const [values, setValues] = useState(() =>
    draft ? rebaseListingValues(draft.values, draft.start.values, initial) : initial,
  );
  const [problems, setProblems] = useState<FormProblems>({});
  const [tray, view] = useImageUploadList(form, kind, stored);
  const attempt = useRef(draft?.attempt);
  const hasRestored = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    tray.restore(draft?.pictures ?? [], draft?.start.pictures ?? []).then(() => {
      hasRestored.current = true;
    });
  }, []);

  const order = view.pictures.map(({ id, alt }) => ({ id, alt }));
  const start = { values: initial, pictures: stored.map(({ id, alt }) => ({ id, alt })) };
  const isDirty = !isSameListingValues(values, initial) || JSON.stringify(order) !== JSON.stringify(start.pictures);

  const keep = () => {
    if (!hasRestored.current) return;
    const current: ListingDraft = { values, pictures: order, start, attempt: attempt.current };
    if (isDirty) saveListingDraft(form, current);
    else deleteListingDraft(form);
  };
  const keepNow = useAutosave(keep, JSON.stringify([values, order]));

  const change = (next: ListingValues) => {
    setValues(next);
    // A problem that has been mended goes while it is being typed.
    const wrong = checkFields(listingFields(kind), next.fields);
    const isStill = (name: string) => wrong[name] !== undefined || next.fields[name] === values.fields[name];
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([name, said]) => (isStill(name) ? [[name, wrong[name] ?? said]] : [])),
      ),
    );
  };

  return {
    values,
    problems,
    setProblems,
    tray,
    view,
    isDirty,
    attempt,
    wasRestored: draft !== undefined,
    setField: (name: string, value: string | boolean) =>
      change({ ...values, fields: { ...values.fields, [name]: value } }),
    setAmenities: (amenities: string[]) => change({ ...values, amenities }),
    typeAmenity: (typedAmenity: string) => change({ ...values, typedAmenity }),
    addTypedAmenity: () => change({ ...values, amenities: allAmenities(values), typedAmenity: "" }),
    /** Keeps now: for what must not be lost to the next moment. */
    keep: keepNow,
    /** Lets go of everything that was typed and chosen. */
    reset: async () => {
      attempt.current = undefined;
      setValues(initial);
      setProblems({});
      await tray.reset();
      deleteListingDraft(form);
    },
  };
}

export type ListingFormState = ReturnType<typeof useListingForm>;
