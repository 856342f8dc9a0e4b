import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { ChangedField, PropertyConflict } from "#contract/listings/status/property-conflict.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import type { CreationAttempt } from "#web/admin/lib/forms/creation-attempt.ts";
import type { FormImage, OrderedImage } from "#web/admin/lib/images/form-image.ts";
import { describeValue } from "#web/admin/ui/conflict/describe-value.ts";
import type { FieldConflict } from "#web/admin/ui/conflict/field-conflict.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { type ListingValues, toListingBody, toListingValues } from "../listing-values.ts";
import type { OpenedVersion } from "./opened-version.ts";

export interface FormContent {
  values: ListingValues;
  images: readonly FormImage[];
  published: boolean;
}

/** An earlier request of this form. If its response was lost, the stored values may be its own. */
type Attempt = CreationAttempt | undefined;

/**
 * Compares the form with the listing as it is stored now. A field is in conflict if the stored value is neither that of
 * the form, nor that of the version that was opened, nor one that this form has sent itself.
 */
export function findConflicts(
  kind: PropertyKind,
  start: OpenedVersion,
  form: FormContent,
  { current, changed }: Omit<PropertyConflict, "detail">,
  attempt: Attempt,
): FieldConflict[] {
  const sent = (attempt ? JSON.parse(attempt.body) : {}) as Record<string, unknown>;
  const fields = new Map(listingFields(kind).map((field) => [field.name, field]));
  const labels: Record<string, string> = { amenities: "Amenities", published: "Visible to visitors" };
  const [before, mine, stored] = [
    { ...toListingBody(kind, start.values), published: start.published },
    { ...toListingBody(kind, form.values), published: form.published },
    { ...toListingBody(kind, toListingValues(current)), published: current.published },
  ] as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>];
  const conflicts = Object.keys(stored).flatMap((name): FieldConflict[] => {
    const isTheirs = !isSame(stored[name], before[name]) && !(name in sent && isSame(stored[name], sent[name]));
    if (!isTheirs || isSame(stored[name], mine[name])) return [];
    const field = fields.get(name);
    return [
      {
        name,
        label: field?.label ?? labels[name] ?? name,
        yours: describeValue(field, mine[name]),
        theirs: describeValue(field, stored[name]),
        ...getAuthor([name], current, changed),
        isEdited: !isSame(mine[name], before[name]),
      },
    ];
  });
  return [...conflicts, ...findImageConflict(start, form, { current, changed }, sent)];
}

function findImageConflict(
  start: OpenedVersion,
  form: FormContent,
  { current, changed }: Omit<PropertyConflict, "detail">,
  sent: Record<string, unknown>,
): FieldConflict[] {
  const before = start.pictures.map(toComparable);
  const mine = form.images.map(({ uploadId, alt, focus }) => toComparable({ id: uploadId, alt: alt.trim(), focus }));
  const stored = current.images.map(toComparable);
  const isOwn = Array.isArray(sent.images) && isSame(sent.images, ids(stored)) && isSame(ids(mine), ids(stored));
  if (isOwn || isSame(stored, before) || isSame(stored, mine)) return [];
  const areFormImagesStored = isSame(ids(mine), ids(stored));
  const describe = (images: readonly OrderedImage[]) =>
    areFormImagesStored
      ? `${formatCount(images.length, "photo")}, other texts or crops`
      : formatCount(images.length, "photo");
  return [
    {
      name: "images",
      label: "Photos",
      yours: describe(mine),
      theirs: describe(stored),
      ...getAuthor(["images", "image_alts", "image_focus"], current, changed),
      isEdited: !isSame(mine, before),
    },
  ];
}

const toComparable = ({ id, alt, focus }: OrderedImage): OrderedImage => ({ id, alt, focus: focus ?? null });
const ids = (images: readonly OrderedImage[]) => images.map(({ id }) => id);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function getAuthor(names: string[], { updated_at }: AdminProperty, changed: readonly ChangedField[]) {
  const change = changed.find(({ field }) => names.includes(field));
  return { by: change?.by ?? null, at: change?.at ?? updated_at };
}
