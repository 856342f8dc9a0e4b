import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyConflict } from "#contract/listings/status/property-conflict.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { updateListing } from "#web/admin/features/shared/listings/listings-api.ts";
import { attemptFor } from "#web/admin/lib/forms/creation-attempt.ts";
import type { ConflictChoices, FieldConflict } from "#web/admin/ui/conflict/field-conflict.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { buildUpdateBody } from "../listing-requests.ts";
import { toListingBody } from "../listing-values.ts";
import type { ListingFormState } from "../use-listing-form.ts";
import { type FormContent, findConflicts } from "./find-conflicts.ts";
import { resolveConflicts } from "./resolve-conflicts.ts";

/** An edit that was not saved, because someone else has changed the listing. */
export interface EditConflict {
  fields: FieldConflict[];
  current: AdminProperty;
  /** Whether the listing was about to be published. */
  published: boolean;
}

/** Others who save at the same moment can win this often before the edit fails. */
const maxAttempts = 3;

/** Saves an edit of the version that was opened, and keeps the conflict until the user has chosen. */
export function useEditConflict(kind: PropertyKind, state: ListingFormState) {
  const [conflict, setConflict] = useState<EditConflict>();

  /** Returns whether the listing was saved. If not, the conflict is shown. */
  const update = async (content: FormContent): Promise<boolean> => {
    const { values, images, published } = content;
    for (let attempts = 1; ; attempts++) {
      const stored = state.listing.current;
      if (!stored) return false;
      const changes = buildUpdateBody(stored, { ...toListingBody(kind, values), published }, images);
      if (Object.keys(changes).length === 0) return true;
      const start = state.start.current;
      const body = { ...changes, expected_updated_at: start.updatedAt ?? stored.updated_at };
      const earlier = state.attempt.current;
      state.attempt.current = attemptFor(body, earlier);
      // Stored before sending: a retry after a reload must reuse the key.
      state.saveDraft();
      try {
        await updateListing(kind, stored.uuid, body, state.attempt.current.key);
        return true;
      } catch (error) {
        const found = readConflict(error);
        if (!found || attempts === maxAttempts) throw error;
        const fields = findConflicts(kind, start, content, found, earlier);
        if (fields.length > 0) {
          setConflict({ fields, current: found.current, published });
          return false;
        }
        state.adoptVersion(found.current);
      }
    }
  };

  return {
    conflict,
    update,
    dismiss: () => setConflict(undefined),
    /** Puts the chosen values into the form. Returns whether the listing is to be published. */
    resolve: async ({ current, published }: EditConflict, choices: ConflictChoices): Promise<boolean> => {
      setConflict(undefined);
      await state.rebase(current, resolveConflicts(state.form.getValues(), current, choices), choices.images);
      return choices.published === "theirs" ? current.published : published;
    },
  };
}

/** Returns the body of a 409 that has the stored listing. */
function readConflict(error: unknown): PropertyConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const body = error.body as Partial<PropertyConflict> | undefined;
  return body?.current && body.changed ? (body as PropertyConflict) : undefined;
}
