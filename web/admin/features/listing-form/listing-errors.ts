import type { FieldErrors, UseFormSetError } from "react-hook-form";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import { nameField } from "#web/admin/lib/forms/name-field.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import type { ListingValues } from "./listing-values.ts";

/** Images are not a value of the form, so their error is one of the whole form. */
export const imagesErrorName = "root.images";

/** Returns the message of the first invalid field, in the order of the form, with the name of the field. */
export function firstFieldError(kind: PropertyKind, errors: FieldErrors<ListingValues>): string {
  const invalid = listingFields(kind).find(({ name }) => errors.fields?.[name]);
  return (invalid && fieldError(invalid, errors)) ?? amenitiesError(errors) ?? "";
}

/** Returns the message of a field, with its name. */
export function fieldError({ name, label }: FormField, errors: FieldErrors<ListingValues>): string | undefined {
  const message = errors.fields?.[name]?.message;
  return message && nameField(label, message);
}

/** Returns the message of the list, or of its first invalid entry, with the name of the list. */
export function amenitiesError({ amenities }: FieldErrors<ListingValues>): string | undefined {
  const message = amenities?.message ?? amenities?.find?.((entry) => entry?.message)?.message;
  return message && nameField("Amenity", message);
}

/** What a response said about the values of the form. */
interface ServerErrors {
  hasNamedFields: boolean;
  /** The messages about anything without a control in the form; empty if there are none. */
  general: string;
}

/** Shows the messages of a 422 at the fields they are about, and returns the others. */
export function setServerErrors(
  kind: PropertyKind,
  setError: UseFormSetError<ListingValues>,
  error: unknown,
): ServerErrors {
  if (!(error instanceof ApiError)) return { hasNamedFields: false, general: "" };
  const problems = readFieldProblems(error.body);
  const { uploads, images, image_alts, image_focus, amenities, ...fields } = problems;
  const imagesError = images ?? uploads ?? image_alts ?? image_focus;
  if (imagesError) setError(imagesErrorName, { message: imagesError });
  if (amenities) setError("amenities", { message: amenities });
  const known = new Set(listingFields(kind).map(({ name }) => name));
  const others: string[] = [];
  for (const [name, message] of Object.entries(fields)) {
    if (known.has(name)) setError(`fields.${name}`, { message });
    else others.push(message);
  }
  return { hasNamedFields: Object.keys(problems).length > others.length, general: others.join(". ") };
}
