import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { type ListingFormSection, listingFormSections } from "#web/admin/features/shared/listings/listing-fields.ts";
import { usePlaceSuggestions } from "#web/admin/lib/api/use-place-suggestions.ts";
import { FieldGrid } from "#web/admin/ui/fields/field-grid.tsx";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { AmenitiesField } from "./amenities/amenities-field.tsx";
import { cardTexts } from "./card-texts.ts";
import { Contradictions } from "./contradictions/contradictions.tsx";
import { FormSteps } from "./form-steps.tsx";
import { GoToPhotos } from "./go-to-photos.tsx";
import { amenitiesError } from "./listing-errors.ts";
import type { ListingFormParts } from "./listing-form-parts.ts";
import { LocationTools } from "./location/location-tools.tsx";
import { MoreFields } from "./more-fields.tsx";
import type { ListingFormState } from "./use-listing-form.ts";

interface ListingFormSectionsProps {
  kind: PropertyKind;
  idPrefix: string;
  state: ListingFormState;
  ImagesField: ListingFormParts["ImagesField"];
}

export function ListingFormSections({ kind, idPrefix, state, ImagesField }: ListingFormSectionsProps) {
  const { control, values, errors, isSending, priceHint, priceQuestion } = state;
  const { suggestions, request } = usePlaceSuggestions();
  const { priceField } = propertyKindTraits[kind];
  const questions = priceQuestion && { [priceField]: priceQuestion };
  const sections = listingFormSections[kind];
  const imagesId = `${idPrefix}-images`;
  const getTitleId = ({ title }: ListingFormSection) =>
    `${idPrefix}-section-${title.toLowerCase().replaceAll(" ", "-")}`;
  const grid = (fields: readonly FormField[]) => (
    <FieldGrid
      form={idPrefix}
      fields={fields.map((field) => (field.name === priceField && priceHint ? { ...field, hint: priceHint } : field))}
      control={control}
      namePrefix="fields."
      readOnly={isSending}
      suggestions={suggestions}
      questions={questions}
    />
  );
  return (
    <>
      <div className="-mb-4 flex min-h-touch flex-wrap items-center justify-between gap-x-4">
        <p className="flex-1 text-1 text-ink2">
          Fields with <span className="text-bad">*</span> are required. Photos come last.
        </p>
        <GoToPhotos inputId={imagesId} />
      </div>
      <FormSteps sections={sections} titleId={getTitleId} values={values} hasImages={state.images.length > 0} />
      {sections.map((section) => {
        const { title, lead, content, fields, more } = section;
        const titleId = getTitleId(section);
        return (
          <section
            key={title}
            className={classNames(
              "grid min-w-0 gap-4 border-t border-line pt-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8",
              "lg:in-[dialog]:grid-cols-1 lg:in-[dialog]:gap-4",
            )}
            aria-labelledby={titleId}
            onFocus={content === "location" ? request : undefined}
          >
            <header>
              <h2 id={titleId} className="mb-1 text-3/[1.2]">
                <span>{title}</span>
                {content === "images" && (
                  <span className="text-bad" aria-hidden="true">
                    {" "}
                    *
                  </span>
                )}
              </h2>
              <p className="text-1 text-ink2">{lead}</p>
            </header>
            <div className="min-w-0 max-w-[48rem] lg:in-[dialog]:max-w-none">
              {grid(fields)}
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
              {content === "amenities" && (
                <Contradictions
                  contradictions={state.contradictions}
                  readOnly={isSending}
                  onAccept={state.acceptContradiction}
                  onAnswer={state.answerFact}
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
                  id={imagesId}
                  uploads={state.uploads}
                  images={state.images}
                  notices={state.notices}
                  problem={errors.root?.images?.message}
                  card={cardTexts(kind, values)}
                  readOnly={isSending}
                />
              )}
              {more && (
                <MoreFields title={more.title} fields={more.fields} values={values.fields}>
                  {grid(more.fields)}
                </MoreFields>
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}
