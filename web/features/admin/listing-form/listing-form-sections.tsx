import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { ImagesField } from "#web/features/admin/images/images-field.tsx";
import { FieldGrid } from "#web/ui/admin/field-grid.tsx";
import { AmenitiesField } from "./amenities/amenities-field.tsx";
import { cardTexts } from "./card-texts.ts";
import { amenitiesError } from "./listing-errors.ts";
import { listingFormSections } from "./listing-fields.ts";
import { LocationTools } from "./location/location-tools.tsx";
import { usePlaceSuggestions } from "./location/use-place-suggestions.ts";
import type { ListingFormState } from "./use-listing-form.ts";

interface ListingFormSectionsProps {
  kind: PropertyKind;
  idPrefix: string;
  state: ListingFormState;
}

export function ListingFormSections({ kind, idPrefix, state }: ListingFormSectionsProps) {
  const { control, values, errors, isSending } = state;
  const { suggestions, request } = usePlaceSuggestions();
  return (
    <>
      <p className="text-1 text-ink2">
        Fields with <span className="text-bad">*</span> are required.
      </p>
      {listingFormSections[kind].map(({ title, content, fields }) => {
        const titleId = `${idPrefix}-section-${title.toLowerCase().replaceAll(" ", "-")}`;
        return (
          <section
            key={title}
            className="form-section"
            aria-labelledby={titleId}
            onFocus={content === "location" ? request : undefined}
          >
            <h2 id={titleId}>{title}</h2>
            <div>
              <FieldGrid
                form={idPrefix}
                fields={fields}
                control={control}
                namePrefix="fields."
                readOnly={isSending}
                suggestions={suggestions}
              />
              {content === "amenities" && (
                <AmenitiesField
                  id={`${idPrefix}-amenities`}
                  kind={kind}
                  amenities={values.amenities}
                  typedAmenity={values.typedAmenity}
                  problem={amenitiesError(errors)}
                  readOnly={isSending}
                  onChange={state.setAmenities}
                  onType={state.setTypedAmenity}
                  onAdd={state.addTypedAmenity}
                />
              )}
              {content === "location" && (
                <LocationTools
                  latitude={String(values.fields.latitude ?? "")}
                  longitude={String(values.fields.longitude ?? "")}
                  readOnly={isSending}
                  onChange={state.setCoordinates}
                  saveDraft={state.saveDraft}
                />
              )}
              {content === "images" && (
                <ImagesField
                  id={`${idPrefix}-images`}
                  uploads={state.uploads}
                  images={state.images}
                  notices={state.notices}
                  problem={errors.root?.images?.message}
                  card={cardTexts(kind, values)}
                  readOnly={isSending}
                />
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}
