import type { ListingKind } from "#contract/listing-kinds.ts";
import type { Property } from "#contract/property.ts";
import type { StaffProperty } from "#contract/property-writes.ts";
import { Dialog } from "#web/ui/staff/dialog.tsx";
import { DetailBody } from "../../detail-body.tsx";
import { DetailSummary } from "../../detail-summary.tsx";
import { Gallery } from "../../gallery.tsx";
import { galleryPictures } from "../../picture-source.ts";
import { type ListingValues, listingBody } from "../form/listing-values.ts";
import type { TrayPicture } from "../pictures/tray-picture.ts";

interface PreviewDialogProps {
  kind: ListingKind;
  values: ListingValues;
  pictures: readonly TrayPicture[];
  existing: StaffProperty | undefined;
  onClose: () => void;
}

/** The listing as visitors will see it, from what stands in the form. */
export function PreviewDialog({ kind, values, pictures, existing, onClose }: PreviewDialogProps) {
  const listing = previewOf(kind, values, pictures, existing);
  return (
    <Dialog title="Preview" onClose={onClose}>
      <div className="preview">
        <Gallery pictures={galleryPictures(listing.images)}>{null}</Gallery>
        <DetailSummary listing={listing} />
        <DetailBody listing={listing} part="about" />
        <DetailBody listing={listing} part="place" />
        <DetailBody listing={listing} part="contact" />
      </div>
    </Dialog>
  );
}

function previewOf(
  kind: ListingKind,
  values: ListingValues,
  pictures: readonly TrayPicture[],
  existing: StaffProperty | undefined,
): Property {
  const body = listingBody(kind, values);
  const now = new Date().toISOString();
  const images = pictures.flatMap(({ uploadId, preview, alt }) => {
    const stored = existing?.images.find(({ id }) => id === uploadId);
    if (stored) return [{ ...stored, alt }];
    return preview
      ? [{ id: uploadId, url: preview, width: 640, height: 480, alt, placeholder: null, variants: [] }]
      : [];
  });
  const text = (name: string, otherwise: string) => (typeof body[name] === "string" ? body[name] : otherwise);
  return {
    uuid: existing?.uuid ?? "preview",
    id: "preview",
    _id: "preview",
    reference: existing?.reference ?? "given when it is added",
    kind,
    renovation_year: null,
    created_at: existing?.created_at ?? now,
    updated_at: now,
    ...body,
    price: Number(body.price ?? 0),
    monthly_rent: Number(body.monthly_rent ?? 0),
    title: text("title", "No title yet"),
    description: text("description", "No description yet"),
    property_type: text("property_type", "No type yet"),
    address: text("address", ""),
    city: text("city", ""),
    state: text("state", ""),
    country: text("country", ""),
    allow_pets: body.pets_allowed ?? null,
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
  } as unknown as Property;
}
